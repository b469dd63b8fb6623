import { type RefObject, useEffect, useRef } from 'react'

function placeOf({ clientX, clientY }: MouseEvent, element: HTMLElement): number | undefined {
  const caret = document.caretPositionFromPoint?.(clientX, clientY)
  return caret && caret.offsetNode === element.firstChild ? caret.offset : undefined
}

/**
 * Tells at which place of a text somebody has pressed. It adds to the buttons beside the text and is no control of
 * its own; marking text is not pressing it.
 */
export function useWordSeek(text: RefObject<HTMLElement | null>, onSeek: (place: number) => void) {
  const latest = useRef(onSeek)
  useEffect(() => {
    latest.current = onSeek
  })
  useEffect(() => {
    const element = text.current
    if (!element) return
    const press = (event: MouseEvent) => {
      if (getSelection()?.type === 'Range') return
      const place = placeOf(event, element)
      if (place !== undefined) latest.current(place)
    }
    element.addEventListener('click', press)
    return () => element.removeEventListener('click', press)
  }, [text])
}
