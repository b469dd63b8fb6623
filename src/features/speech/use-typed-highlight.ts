import { type RefObject, useEffect } from 'react'
import { createHighlight, rangeIn } from '#src/ui/text-highlight.ts'

/**
 * Marks the typed-out part of a text during a reveal. The dimmed text stays in its place, so that nothing
 * moves. Browsers that cannot mark ranges show it dimmed until it is revealed completely.
 */
export function useTypedHighlight(characters: number | undefined, mirror: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const highlight = createHighlight('typed')
    // The mirror ends with an extra character that is not part of the text.
    const length = (mirror.current?.textContent?.length ?? 1) - 1
    const range = characters && rangeIn(mirror.current, 0, Math.min(characters, length))
    if (!highlight || !range) return
    highlight.add(range)
    return () => {
      highlight.delete(range)
    }
  }, [characters, mirror])
}
