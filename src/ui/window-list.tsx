import {
  type FocusEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Scroller } from './scrolled-view.ts'
import { useRemovalFocus } from './use-removal-focus.ts'
import { useRowWindow } from './use-row-window.ts'

/** Lists up to this length are rendered completely. */
const FULL_LIST_MAX = 40
/** Rows rendered above and below the view. */
const OVERSCAN = 8

interface WindowListProps<Item extends { readonly id: string | number }> {
  /** Name of the list, for screen readers. */
  label: string
  /** All items; only those in view are rendered. */
  items: readonly Item[]
  /** Height of a row until it is measured, in pixels. */
  rowPx: number
  /** Renders the content of a row. */
  children: (item: Item) => ReactNode
}

/** A modal, which scrolls its content itself. */
const MODAL_BOX = '.modal-box'

/** The modal around a list, or the page; null until the list is there. */
function useScroller(list: RefObject<HTMLElement | null>): Scroller {
  const [scroller, setScroller] = useState<Scroller>(null)
  useLayoutEffect(() => setScroller(list.current?.closest<HTMLElement>(MODAL_BOX) ?? window), [list])
  return scroller
}

const useKeys = (items: readonly { readonly id: string | number }[]) =>
  useMemo(() => items.map(({ id }) => String(id)), [items])

/** The index of the row with the focus, and the props of the list that note it. */
function useFocusedRow() {
  const focused = useRef(-1)
  return {
    index: () => focused.current,
    props: {
      onFocus({ target }: FocusEvent) {
        focused.current = Number(target.closest('li')?.dataset.index ?? -1)
      },
      onBlur() {
        focused.current = -1
      },
    },
  }
}

const ROW_CLASS = 'border-line not-first:border-t'

function RowsInView<Item extends { readonly id: string | number }>({
  label,
  items,
  rowPx,
  children,
}: WindowListProps<Item>) {
  const list = useRef<HTMLUListElement>(null)
  const kept = useFocusedRow()
  const scroller = useScroller(list)
  const keys = useKeys(items)
  const rows = useRowWindow(
    list,
    {
      keys,
      estimatePx: useCallback(() => rowPx, [rowPx]),
      overscan: OVERSCAN,
      keptIndex: kept.index,
    },
    scroller,
  )
  useRemovalFocus(list, keys)
  return (
    <ul
      ref={list}
      aria-label={label}
      {...kept.props}
      className="relative border-y border-line"
      style={{ height: rows.height }}
    >
      {rows.rows().map(({ index, start }) => {
        const item = items[index]
        return (
          item && (
            <li
              key={item.id}
              ref={rows.measure}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={items.length}
              className={`absolute inset-x-0 ${ROW_CLASS}`}
              style={{ top: start }}
            >
              {children(item)}
            </li>
          )
        )
      })}
    </ul>
  )
}

function AllRows<Item extends { readonly id: string | number }>({
  label,
  items,
  children,
}: WindowListProps<Item>) {
  const list = useRef<HTMLUListElement>(null)
  useRemovalFocus(list, useKeys(items))
  return (
    <ul ref={list} aria-label={label} className="flex flex-col border-y border-line empty:hidden">
      {items.map((item) => (
        <li key={item.id} className={ROW_CLASS}>
          {children(item)}
        </li>
      ))}
    </ul>
  )
}

/**
 * A list of any length, scrolled with the page or the modal around it. Of a long list, only the rows in view and the focused one are rendered.
 */
export function WindowList<Item extends { readonly id: string | number }>(props: WindowListProps<Item>) {
  return props.items.length > FULL_LIST_MAX ? <RowsInView {...props} /> : <AllRows {...props} />
}
