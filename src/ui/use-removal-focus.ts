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
 * Moves the focus after a row was removed: where it was in that row, to the last button of the row in its place,
 * or of the last row; where none is left, to the frame of the list, which takes focus by `tabIndex={-1}`.
 * @param frame around the list, there as long as rows can come
 * @param ids of the rows, in their order
 */
export function useRemovalFocus(frame: RefObject<HTMLElement | null>, ids: readonly string[]) {
  const before = useRef(ids)
  const last = useLastFocused()
  useLayoutEffect(() => {
    const gone = before.current.findIndex((id) => !ids.includes(id))
    before.current = ids
    const wasInRow = last.current instanceof Element && !last.current.isConnected
    if (gone === -1 || !wasInRow) return
    const rows = frame.current?.querySelectorAll('li') ?? []
    const buttons = rows[Math.min(gone, rows.length - 1)]?.querySelectorAll('button')
    const next = buttons?.[buttons.length - 1] ?? frame.current
    next?.focus()
  })
}
