import { type RefObject, useEffect, useRef } from 'react'
import { type WordRange, wordAtTime } from '#src/rules/word-ranges.ts'
import { createHighlight, rangeIn } from '#src/ui/text-highlight.ts'
import { usePlayerFrame } from './use-player.ts'

/**
 * Highlights the spoken word in `mirror`, as long as there are `ranges`.
 * @param isHere whether a time in seconds is within the text at all
 */
export function useHighlightedWord(
  ranges: readonly WordRange[] | undefined,
  mirror: RefObject<HTMLElement | null>,
  isHere: (seconds: number) => boolean = () => true,
) {
  const lit = useRef<{ word?: WordRange; range?: Range }>({})
  usePlayerFrame(ranges !== undefined, (seconds) => {
    const word = ranges && isHere(seconds) ? wordAtTime(ranges, seconds) : undefined
    if (word === lit.current.word) return
    const highlight = createHighlight('spoken')
    if (lit.current.range) highlight?.delete(lit.current.range)
    const range = word && rangeIn(mirror.current, word.start, word.end)
    if (range) highlight?.add(range)
    lit.current = { word, range }
  })
  useEffect(() => {
    if (!ranges) return
    // Changed words have new ranges; the next frame highlights one of those.
    return () => {
      if (lit.current.range) createHighlight('spoken')?.delete(lit.current.range)
      lit.current = {}
    }
  }, [ranges])
}
