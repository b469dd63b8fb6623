import type { CloneRow, SampleRow } from '#mocks/kernel/rows/cloning-rows.ts'
import type { VoiceFigures } from '#src/contract/cloning.ts'
import { isLongEnough } from '#src/rules/sample-fault.ts'
import { QUIETEST_DB } from '#src/rules/voice-activity.ts'

/** Least seconds of speech in samples of sufficient length, or the voice cannot be learned. */
const MIN_SPEECH_S = 15
/** Six semitones between the median tones: two people rarely differ by less, one person rarely by more. */
const OTHER_VOICE_FACTOR = 2 ** (6 / 12)

/** Whether these voices, or the parts of one sample, are too different to be one person's. */
export function areTwoVoices(voices: readonly Pick<SampleRow, 'tone_low' | 'tone_high'>[]): boolean {
  const lowest = Math.min(...voices.flatMap(({ tone_low }) => tone_low ?? []))
  const highest = Math.max(...voices.flatMap(({ tone_high }) => tone_high ?? []))
  return highest > lowest * OTHER_VOICE_FACTOR
}

export const usableSamples = (samples: readonly SampleRow[]) => samples.filter(({ fault }) => fault === null)

export const usableSeconds = (samples: readonly SampleRow[]) =>
  usableSamples(samples).reduce((sum, { duration }) => sum + duration, 0)

export const isEnough = (samples: readonly SampleRow[]) => isLongEnough(usableSeconds(samples))

export const isChanged = ({ voice_id, trained, samples }: CloneRow) =>
  voice_id !== null && (trained.length !== samples.length || samples.some(({ id }) => !trained.includes(id)))

export function objectionTo(samples: readonly SampleRow[]) {
  const good = usableSamples(samples)
  const speech = good.reduce((sum, sample) => sum + sample.speech, 0)
  if (speech < MIN_SPEECH_S) return 'clone_too_little_speech'
  return areTwoVoices(good.map(({ tone }) => ({ tone_low: tone, tone_high: tone })))
    ? 'clone_two_voices'
    : null
}

export function profileOf(samples: readonly SampleRow[]): VoiceFigures {
  const good = usableSamples(samples)
  const mean = (value: (sample: SampleRow) => number | null) => {
    const heard = good.filter((sample) => value(sample) !== null)
    const weight = heard.reduce((sum, { speech }) => sum + speech, 0)
    if (weight === 0) return null
    return heard.reduce((sum, sample) => sum + (value(sample) ?? 0) * sample.speech, 0) / weight
  }
  return {
    tone: mean(({ tone }) => tone),
    pace: mean(({ pace }) => pace) ?? 0,
    loudness: mean(({ loudness }) => loudness) ?? QUIETEST_DB,
  }
}
