import { type RefObject, useEffect, useMemo } from 'react'
import { trackOf } from '#src/audio/track.ts'
import { useLitWord } from '#src/audio/use-lit-word.ts'
import { usePlayer } from '#src/audio/use-player.ts'
import { wordRanges } from '#src/audio/word-ranges.ts'
import type { EditorBlock } from '#src/features/editor/editor-context.ts'
import { segmentOf } from '#src/features/segments/segment.ts'
import { createHighlight, rangeIn } from '#src/ui/text-highlight.ts'
import { useOpenTranscript } from '../transcript/open-transcript.ts'
import { doubtfulRanges } from './doubtful-words.ts'
import { sourceTrackId } from './source-playback.ts'

export function useIsSourceLoaded() {
  const id = sourceTrackId(useOpenTranscript().editor)
  return usePlayer((state) => trackOf(state)?.id === id)
}

export function useReadAlong(block: EditorBlock, mirror: RefObject<HTMLElement | null>) {
  const isLoaded = useIsSourceLoaded()
  const { text } = block
  const segment = segmentOf(block)
  const ranges = useMemo(() => (segment ? wordRanges(text, segment.words) : []), [text, segment])
  const isHere = (seconds: number) =>
    segment !== undefined && seconds >= segment.start && seconds < segment.end
  useLitWord(isLoaded ? ranges : undefined, mirror, isHere)
  return ranges
}

export function useDoubtfulMarks(block: EditorBlock, mirror: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const highlight = createHighlight('doubtful')
    const marked = doubtfulRanges(block).flatMap(
      ({ start, end }) => rangeIn(mirror.current, start, end) ?? [],
    )
    for (const range of marked) highlight?.add(range)
    return () => {
      for (const range of marked) highlight?.delete(range)
    }
  }, [block, mirror])
}
