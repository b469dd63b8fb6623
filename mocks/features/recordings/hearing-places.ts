import type { HearingPlace } from '#mocks/engines/hearing/hearing-engine.ts'
import { toTheMs } from '#src/rules/to-the-ms.ts'
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
/** Sound around speech that is recognised with it, because the detector can miss soft starts and ends of words. */
const MARGIN_BEFORE = 0.1
const MARGIN_AFTER = 0.15

interface PlaceRange {
  /** End of the last place, in seconds. */
  after: number
  /** Length of the recording. */
  duration: number
}

/** The next place of a recording to recognise; undefined if all is done. */
export function nextPlace(
  speech: readonly Stretch[],
  { after, duration }: PlaceRange,
): HearingPlace | undefined {
  const left = speech
    .filter(({ end }) => end - after > MIN_SECONDS)
    .map(({ start, end }) => ({ start: Math.max(after, start), end }))
  const [first, ...rest] = left
  if (!first) return undefined
  const start = toTheMs(Math.max(after, first.start - MARGIN_BEFORE))
  if (first.end - first.start > MAX_SECONDS) return { start, end: start + MAX_SECONDS, isCut: true }
  const place = { start, end: first.end }
  let limit = duration
  for (const next of rest) {
    const pause = next.start - place.end
    const isEnough = place.end - start >= ENOUGH_SECONDS && pause >= PAUSE_SECONDS
    if (isEnough || pause >= LONG_PAUSE_SECONDS || next.end - start > MAX_SECONDS) {
      limit = next.start
      break
    }
    place.end = next.end
  }
  return { ...place, end: toTheMs(Math.min(limit, place.end + MARGIN_AFTER)) }
}
