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

/**
 * Moves the focus after a row is removed: if it was in that row, to the last button of the row in its place, or of the
 * last row; if no row is left, to the list's frame, which takes focus by `tabIndex={-1}`.
 * @param frame container of the list, rendered as long as rows can appear
 * @param ids ids of the rows, in order
 */
export function useRemovalFocus(frame: RefObject<HTMLElement | null>, ids: readonly string[]) {
  const before = useRef(ids)
  const last = useLastFocused()
  useLayoutEffect(() => {
    const gone = before.current.findIndex((id) => !ids.includes(id))
    before.current = ids
    const wasInRow = last.current instanceof Element && !last.current.isConnected
    if (gone === -1 || !wasInRow) return
    const place = Math.min(gone, ids.length - 1)
    // Of a long list, only the rows in view are there.
    const row =
      frame.current?.querySelector(`li[data-index="${place}"]`) ??
      frame.current?.querySelectorAll('li')[place]
    const buttons = row?.querySelectorAll('button')
    const next = buttons?.[buttons.length - 1] ?? frame.current
    next?.focus()
  })
}
