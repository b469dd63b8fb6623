import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { trackOf } from '#src/audio/track.ts'
import { usePlayer, usePlayerFrame } from '#src/audio/use-player.ts'
import type { Block } from '#src/contract/block.ts'
import { createHighlight, rangeIn } from '#src/features/editor/blocks/text-highlight.ts'
import { type WordRange, wordAtTime, wordRanges } from '#src/features/editor/text/word-ranges.ts'
import '#src/features/editor/blocks/highlights.css'
import { trackIdOf } from './article-tracks.ts'

/** Lights the word of a paragraph that is being spoken. Gives the words' places in its text. */
export function useLitWord(block: Block, text: RefObject<HTMLElement | null>): readonly WordRange[] {
  const id = trackIdOf(block)
  const isCurrent = usePlayer((state) => trackOf(state)?.id === id)
  const { words } = block.generated
  const ranges = useMemo(() => wordRanges(block.text, words ?? []), [block.text, words])
  const lit = useRef<{ word?: WordRange; range?: Range }>({})
  usePlayerFrame(isCurrent, (seconds) => {
    const word = wordAtTime(ranges, seconds)
    if (word === lit.current.word) return
    const highlight = createHighlight('spoken')
    if (lit.current.range) highlight?.delete(lit.current.range)
    const range = word && rangeIn(text.current, word.start, word.end)
    if (range) highlight?.add(range)
    lit.current = { word, range }
  })
  useEffect(() => {
    if (!isCurrent) return
    return () => {
      if (lit.current.range) createHighlight('spoken')?.delete(lit.current.range)
      lit.current = {}
    }
  }, [isCurrent])
  return ranges
}
