import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type FocusEvent, type ReactNode, useCallback, useRef } from 'react'
import { usePageTop } from './use-page-top.ts'

/** Lists up to this length are on the page as a whole. */
const PLAIN_UP_TO = 40
/** Rows kept ready above and below what is in view. */
const OVERSCAN = 8

interface WindowListProps<Item extends { readonly id: string | number }> {
  label: string
  items: readonly Item[]
  /** Height of a row until it is measured, in pixels. */
  rowPx: number
  /** What a row holds. */
  children: (item: Item) => ReactNode
}

const ROW = 'border-line not-first:border-t'

function RowsInView<Item extends { readonly id: string | number }>({
  label,
  items,
  rowPx,
  children,
}: WindowListProps<Item>) {
  const list = useRef<HTMLUListElement>(null)
  const focused = useRef(-1)
  const top = usePageTop(list)
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    overscan: OVERSCAN,
    scrollMargin: top,
    estimateSize: () => rowPx,
    getItemKey: useCallback((index: number) => items[index]?.id ?? index, [items]),
    rangeExtractor: useCallback((range: Range) => {
      const indexes = defaultRangeExtractor(range)
      const { current } = focused
      if (current === -1 || current >= range.count || indexes.includes(current)) return indexes
      return [...indexes, current].sort((a, b) => a - b)
    }, []),
  })
  const keepFocused = ({ target }: FocusEvent) => {
    focused.current = Number(target.closest('li')?.dataset.index ?? -1)
  }
  return (
    <ul
      ref={list}
      aria-label={label}
      onFocus={keepFocused}
      onBlur={() => {
        focused.current = -1
      }}
      className="relative rounded-md border border-line"
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ key, index, start }) => {
        const item = items[index]
        return (
          item && (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={items.length}
              className={`absolute inset-x-0 ${ROW}`}
              style={{ top: start - top }}
            >
              {children(item)}
            </li>
          )
        )
      })}
    </ul>
  )
}

/**
 * Rows of whatever number, scrolled with the page. Of a long list only the rows in view are on the page, and the one
 * with the focus.
 */
export function WindowList<Item extends { readonly id: string | number }>(props: WindowListProps<Item>) {
  const { label, items, children } = props
  if (items.length > PLAIN_UP_TO) return <RowsInView {...props} />
  return (
    <ul aria-label={label} className="flex flex-col rounded-md border border-line empty:hidden">
      {items.map((item) => (
        <li key={item.id} className={ROW}>
          {children(item)}
        </li>
      ))}
    </ul>
  )
}
