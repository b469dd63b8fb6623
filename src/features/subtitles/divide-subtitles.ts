import type { Cue } from './read-subtitles.ts'

interface TimedText {
  readonly key: string
  readonly start: number
  readonly end: number
}

/** The text of a segment, and the indexes of the subtitles that it is made of. */
export interface SegmentSubtitles {
  readonly key: string
  readonly text: string
  readonly cues: readonly number[]
}

export interface DividedSubtitles {
  readonly laid: readonly SegmentSubtitles[]
  /** Keys of segments that no subtitle belongs to. */
  readonly without: readonly string[]
  /** Indexes of subtitles that no segment is near. */
  readonly outside: readonly number[]
}

/** A subtitle that overlaps no segment belongs to one at most this far away, in seconds. */
const MAX_DISTANCE_S = 0.5

/** Overlap of a segment and a subtitle in seconds; negative: the distance between them. */
const overlapOf = (segment: TimedText, cue: Cue) =>
  Math.min(segment.end, cue.end) - Math.max(segment.start, cue.start)

/**
 * Divides subtitles among segments by time: each goes whole to the segment that it overlaps most. Both must be sorted
 * by start.
 */
export function divideSubtitles(cues: readonly Cue[], segments: readonly TimedText[]): DividedSubtitles {
  const found = new Map<string, number[]>()
  const outside: number[] = []
  let first = 0
  for (const [index, cue] of cues.entries()) {
    while (first < segments.length && (segments[first]?.end ?? 0) < cue.start - MAX_DISTANCE_S) first += 1
    let best: TimedText | undefined
    for (let place = first; place < segments.length; place += 1) {
      const segment = segments[place]
      if (!segment || segment.start > cue.end + MAX_DISTANCE_S) break
      if (!best || overlapOf(segment, cue) > overlapOf(best, cue)) best = segment
    }
    if (!best || overlapOf(best, cue) < -MAX_DISTANCE_S) {
      outside.push(index)
      continue
    }
    const own = found.get(best.key)
    if (own) own.push(index)
    else found.set(best.key, [index])
  }
  const laid = segments.flatMap(({ key }) => {
    const own = found.get(key)
    return own ? { key, cues: own, text: own.map((index) => cues[index]?.text).join(' ') } : []
  })
  return { laid, without: segments.flatMap(({ key }) => (found.has(key) ? [] : key)), outside }
}
