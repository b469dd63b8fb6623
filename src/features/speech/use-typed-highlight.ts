import { type RefObject, useEffect } from 'react'
import { createHighlight, rangeIn } from '#src/ui/text-highlight.ts'

/**
 * Marks what has been typed out of a text that is being revealed: the dimmed text stays in its place, so that
 * nothing moves. Where ranges cannot be marked, the text is dimmed until all of it is revealed.
 */
export function useTypedHighlight(characters: number | undefined, mirror: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const highlight = createHighlight('typed')
    // The mirror ends with a character of its own, which is no part of the text.
    const length = (mirror.current?.textContent?.length ?? 1) - 1
    const range = characters && rangeIn(mirror.current, 0, Math.min(characters, length))
    if (!highlight || !range) return
    highlight.add(range)
    return () => {
      highlight.delete(range)
    }
  }, [characters, mirror])
}
