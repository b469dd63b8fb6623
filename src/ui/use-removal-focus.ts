import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

function useLastFocused() {
  const last = useRef<EventTarget | null>(null)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  return last
}

const buttonsIn = (row: Element | null | undefined) => [
  ...(row?.querySelectorAll<HTMLElement>('button') ?? []),
]

/**
 * Moves the focus after a row is removed: if it was in that row, to the last button of the row in its place, or of the
 * last row; if no row is left, to the list's frame, which takes focus by `tabIndex={-1}`. In a row that replaces
 * another one, the same button has the focus.
 * @param frame container of the list, rendered as long as rows can appear
 * @param ids ids of the rows, in order
 */
export function useRemovalFocus(frame: RefObject<HTMLElement | null>, ids: readonly string[]) {
  const before = useRef(ids)
  const last = useLastFocused()
  useLayoutEffect(() => {
    const gone = before.current.findIndex((id) => !ids.includes(id))
    const isReplaced = before.current.length === ids.length
    before.current = ids
    const focused = last.current
    if (gone === -1 || !(focused instanceof HTMLElement) || focused.isConnected) return
    const place = Math.min(gone, ids.length - 1)
    // Of a long list, only the rows in view are there.
    const row =
      frame.current?.querySelector(`li[data-index="${place}"]`) ??
      frame.current?.querySelectorAll('li')[place]
    const at = isReplaced ? buttonsIn(focused.closest('li')).indexOf(focused) : -1
    const next = buttonsIn(row).at(at) ?? frame.current
    next?.focus()
  })
}
