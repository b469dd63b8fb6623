import type { HearingPlace } from '#mocks/engines/hearing/hearing-engine.ts'
import type { Stretch } from '#src/rules/voice-activity.ts'

/** The model loses what is said after half a minute; much shorter places lose the sense of a sentence. */
const LONGEST_SECONDS = 24
/** From this length on a place ends at the next pause that ends a segment too. */
const ENOUGH_SECONDS = 6
const PAUSE_SECONDS = 0.7
/** A place ends at every pause as long as this. */
const LONG_PAUSE_SECONDS = 1.5
/** Less of what is left of a stretch is nothing that somebody says. */
const SHORTEST_SECONDS = 0.1

/** The next place of a recording to be heard, after what has been heard up to a moment; undefined when all has. */
export function nextPlace(speech: readonly Stretch[], after: number): HearingPlace | undefined {
  const left = speech
    .filter(({ end }) => end - after > SHORTEST_SECONDS)
    .map(({ start, end }) => ({ start: Math.max(after, start), end }))
  const [first, ...rest] = left
  if (!first) return undefined
  if (first.end - first.start > LONGEST_SECONDS)
    return { start: first.start, end: first.start + LONGEST_SECONDS, isCut: true }
  const place = { ...first }
  for (const { start, end } of rest) {
    const isEnough = place.end - place.start >= ENOUGH_SECONDS && start - place.end >= PAUSE_SECONDS
    const isApart = start - place.end >= LONG_PAUSE_SECONDS
    if (isEnough || isApart || end - place.start > LONGEST_SECONDS) break
    place.end = end
  }
  return place
}
