import { type RefObject, useEffect, useRef } from 'react'

function placeOf({ clientX, clientY }: MouseEvent, element: HTMLElement): number | undefined {
  const caret = document.caretPositionFromPoint?.(clientX, clientY)
  return caret && caret.offsetNode === element.firstChild ? caret.offset : undefined
}

/**
 * Reports the position at which a text was pressed. Supplements the buttons next to the text and is not a control of
 * its own; selecting text is not a press.
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
