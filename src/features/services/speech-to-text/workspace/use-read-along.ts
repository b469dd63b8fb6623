import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { trackOf } from '#src/audio/track.ts'
import { usePlayer, usePlayerFrame } from '#src/audio/use-player.ts'
import { createHighlight, rangeIn } from '#src/features/editor/blocks/text-highlight.ts'
import type { EditorBlock } from '#src/features/editor/document/editor-block.ts'
import { type WordRange, wordAtTime, wordRanges } from '#src/features/editor/text/word-ranges.ts'
import { doubtfulRanges } from './doubtful-words.ts'
import { sourceTrackId } from './source-playback.ts'
import { useTranscriptRoom } from './transcript-room.ts'

/** Whether the recording is in the player. */
export function useIsSourceLoaded() {
  const id = sourceTrackId(useTranscriptRoom().editor)
  return usePlayer((state) => trackOf(state)?.id === id)
}

/** Lights the word of a segment that is heard. Gives the places of its words. */
export function useReadAlong(block: EditorBlock, mirror: RefObject<HTMLElement | null>) {
  const isLoaded = useIsSourceLoaded()
  const { text, segment } = block
  const ranges = useMemo(() => (segment ? wordRanges(text, segment.words) : []), [text, segment])
  const lit = useRef<{ word?: WordRange; range?: Range }>({})
  usePlayerFrame(isLoaded && segment !== undefined, (seconds) => {
    const isHere = segment !== undefined && seconds >= segment.start && seconds < segment.end
    const word = isHere ? wordAtTime(ranges, seconds) : undefined
    if (word === lit.current.word) return
    const highlight = createHighlight('spoken')
    if (lit.current.range) highlight?.delete(lit.current.range)
    const range = word && rangeIn(mirror.current, word.start, word.end)
    if (range) highlight?.add(range)
    lit.current = { word, range }
  })
  useEffect(() => {
    if (!isLoaded) return
    // New places of words are other ranges; the next frame lights one of those.
    const known = ranges
    return () => {
      if (known && lit.current.range) createHighlight('spoken')?.delete(lit.current.range)
      lit.current = {}
    }
  }, [isLoaded, ranges])
  return ranges
}

/** Marks the words of a segment of which the service is not sure. */
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
