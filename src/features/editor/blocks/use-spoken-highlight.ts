import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { trackOf } from '#src/audio/track.ts'
import { usePlayer, usePlayerFrame } from '#src/audio/use-player.ts'
import type { EditorBlock } from '../document/editor-block.ts'
import { trackIdOf } from '../playback.ts'
import { type WordRange, wordAtTime, wordRanges } from '../text/word-ranges.ts'
import { createHighlight, rangeIn } from './text-highlight.ts'

/** Lights the word being spoken in `mirror`. Gives the words' places while the block is in the player. */
export function useSpokenHighlight(block: EditorBlock, mirror: RefObject<HTMLElement | null>) {
  const id = trackIdOf(block)
  const isCurrent = usePlayer((state) => trackOf(state)?.id === id)
  const { words } = block.generated
  const ranges = useMemo(
    () => (isCurrent && words ? wordRanges(block.text, words) : undefined),
    [isCurrent, block.text, words],
  )
  const lit = useRef<{ word?: WordRange; range?: Range }>({})
  usePlayerFrame(ranges !== undefined, (seconds) => {
    const word = ranges && wordAtTime(ranges, seconds)
    if (word === lit.current.word) return
    const highlight = createHighlight('spoken')
    if (lit.current.range) highlight?.delete(lit.current.range)
    const range = word && rangeIn(mirror.current, word.start, word.end)
    if (range) highlight?.add(range)
    lit.current = { word, range }
  })
  useEffect(() => {
    if (!ranges) return
    return () => {
      if (lit.current.range) createHighlight('spoken')?.delete(lit.current.range)
      lit.current = {}
    }
  }, [ranges])
  return ranges
}
