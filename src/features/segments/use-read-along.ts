import { type RefObject, useMemo } from 'react'
import { useHighlightedWord } from '#src/audio/use-highlighted-word.ts'
import type { EditorBlock } from '#src/features/editor/editor-context.ts'
import { wordRanges } from '#src/rules/word-ranges.ts'
import { segmentOf } from './segment.ts'

/** Highlights the words of a segment during playback. @returns their positions in its text */
export function useReadAlong(block: EditorBlock, mirror: RefObject<HTMLElement | null>, isLoaded: boolean) {
  const { text } = block
  const segment = segmentOf(block)
  const ranges = useMemo(() => (segment ? wordRanges(text, segment.words) : []), [text, segment])
  const isHere = (seconds: number) =>
    segment !== undefined && seconds >= segment.start && seconds < segment.end
  useHighlightedWord(isLoaded ? ranges : undefined, mirror, isHere)
  return ranges
}
