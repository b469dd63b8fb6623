import type { EditorBlock } from '#src/features/editor/editor-context.ts'
import type { Place } from '#src/features/redaction/jobs/redaction.ts'
import { joinedPlaces } from '#src/features/redaction/texts/struck-text.ts'
import { segmentOf } from '#src/features/segments/segment.ts'
import type { Stretch } from '#src/rules/voice-activity.ts'
import { wordRanges } from '#src/rules/word-ranges.ts'

/** Seconds around words, whose times are known to about a tenth. */
const MARGIN_S = 0.12

/** The seconds of a recording in which places of its segments are spoken, by the times of their words. */
export function spokenStretches(segments: readonly EditorBlock[], places: readonly Place[]): Stretch[] {
  const byPart = Map.groupBy(places, ({ part }) => part)
  return segments.flatMap((block, part) => {
    const segment = segmentOf(block)
    if (!segment) return []
    const ranges = wordRanges(block.text, segment.words)
    return joinedPlaces(byPart.get(part) ?? []).map((place) => {
      const words = ranges.filter(({ start, end }) => start < place.end && place.start < end)
      const written = block.text.slice(place.start, place.end).trim().split(/\s+/u)
      const [first] = words
      const last = words.at(-1)
      // If a word has no time, it is somewhere in the segment.
      if (!first || !last || words.length < written.length) return { start: segment.start, end: segment.end }
      return { start: Math.max(0, first.from - MARGIN_S), end: last.to + MARGIN_S }
    })
  })
}
