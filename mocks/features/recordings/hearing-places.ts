import type { HearingPlace } from '#mocks/engines/hearing/hearing-engine.ts'
import type { Stretch } from '#src/rules/voice-activity.ts'

/** The model loses speech after half a minute; much shorter places lose the context of a sentence. */
const MAX_SECONDS = 24
/** From this length on, a place ends at the next segment pause too. */
const ENOUGH_SECONDS = 6
const PAUSE_SECONDS = 0.7
/** A place ends at every pause of this length. */
const LONG_PAUSE_SECONDS = 1.5
/** A shorter rest of a stretch contains no speech. */
const MIN_SECONDS = 0.1

/** The next place of a recording to recognise, after this moment; undefined if all is done. */
export function nextPlace(speech: readonly Stretch[], after: number): HearingPlace | undefined {
  const left = speech
    .filter(({ end }) => end - after > MIN_SECONDS)
    .map(({ start, end }) => ({ start: Math.max(after, start), end }))
  const [first, ...rest] = left
  if (!first) return undefined
  if (first.end - first.start > MAX_SECONDS)
    return { start: first.start, end: first.start + MAX_SECONDS, isCut: true }
  const place = { ...first }
  for (const { start, end } of rest) {
    const isEnough = place.end - place.start >= ENOUGH_SECONDS && start - place.end >= PAUSE_SECONDS
    const isApart = start - place.end >= LONG_PAUSE_SECONDS
    if (isEnough || isApart || end - place.start > MAX_SECONDS) break
    place.end = end
  }
  return place
}
