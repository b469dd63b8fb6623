import { type RefObject, useMemo } from 'react'
import { trackOf } from '#src/audio/track.ts'
import { useHighlightedWord } from '#src/audio/use-highlighted-word.ts'
import { usePlayer } from '#src/audio/use-player.ts'
import type { EditorBlock } from '#src/features/editor/editor-context.ts'
import { wordRanges } from '#src/rules/word-ranges.ts'
import { trackIdOf } from './playback.ts'

export function useSpokenHighlight(block: EditorBlock, mirror: RefObject<HTMLElement | null>) {
  const id = trackIdOf(block)
  const isCurrent = usePlayer((state) => trackOf(state)?.id === id)
  const { words } = block.generated
  const ranges = useMemo(
    () => (isCurrent && words ? wordRanges(block.text, words) : undefined),
    [isCurrent, block.text, words],
  )
  useHighlightedWord(ranges, mirror)
  return ranges
}
