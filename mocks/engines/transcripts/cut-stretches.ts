import { toTheMs } from '#src/rules/to-the-ms.ts'
import type { Stretch } from '#src/rules/voice-activity.ts'

/** The place of a segment, and the speech within it; times in seconds. */
export interface SpokenStretch extends Stretch {
  speech: Stretch[]
}

const PAUSE_SECONDS = 0.7
const MAX_SECONDS = 15

function splitEvenly({ start, end }: Stretch): Stretch[] {
  const count = Math.ceil((end - start) / MAX_SECONDS)
  const at = (index: number) => toTheMs(start + ((end - start) * index) / count)
  return Array.from({ length: count }, (_, index) => ({ start: at(index), end: at(index + 1) }))
}

export function cutStretches(speech: readonly Stretch[]): SpokenStretch[] {
  const stretches: SpokenStretch[] = []
  for (const part of speech.flatMap(splitEvenly)) {
    const last = stretches.at(-1)
    const isNear = last && part.start - last.end < PAUSE_SECONDS && part.end - last.start <= MAX_SECONDS
    // Keeps parts separate that `split` made: they follow without a pause.
    if (last && isNear && part.start > last.end) {
      last.end = part.end
      last.speech.push(part)
    } else stretches.push({ ...part, speech: [part] })
  }
  return stretches
}
