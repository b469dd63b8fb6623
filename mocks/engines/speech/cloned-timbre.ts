import { type TimbreGender, timbres } from '#mocks/catalog/timbres.ts'
import type { VoiceTimbre } from '#mocks/kernel/rows/voice-timbre.ts'
import type { VoiceProfile } from '../audio/voice-profile.ts'
import type { SpeechLocale } from './speech-engine.ts'

/** Words per minute for one syllable per second, as espeak-ng speaks the languages. */
const WORDS_PER_SYLLABLE: Readonly<Record<SpeechLocale, number>> = { az: 38.5, tr: 34.5, en: 38.7, ru: 35 }
/** Limits of the engine's speed, see `VoiceTimbre`. */
const SLOWEST_WPM = 160
const FASTEST_WPM = 225
/** Shares of the median tone: start of the melody, and its rise. Measured on the engine. */
const BASE_SHARE = 0.78
const RANGE_SHARE = 0.35
const USUAL_TONE: Readonly<Record<TimbreGender, number>> = { woman: 205, man: 108 }
const LOWEST_TONE = 65
const HIGHEST_TONE = 380

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

const middleOf = ({ basePitch, pitchRange }: VoiceTimbre) => basePitch + 0.63 * pitchRange

/** A timbre with the pitch and pace of the samples, on the vocal tract of the gender whose usual tone is nearest. */
export function clonedTimbre(
  { tone, pace }: Pick<VoiceProfile, 'tone' | 'pace'>,
  gender: TimbreGender,
  locale: SpeechLocale,
): VoiceTimbre {
  const middle = clamp(tone ?? USUAL_TONE[gender], LOWEST_TONE, HIGHEST_TONE)
  const distance = (timbre: VoiceTimbre) => Math.abs(Math.log2(middleOf(timbre) / middle))
  const [nearest] = timbres[gender].toSorted((a, b) => distance(a) - distance(b))
  if (!nearest) throw new RangeError(`no timbre of a ${gender}`)
  return {
    variant: nearest.variant,
    basePitch: Math.round(middle * BASE_SHARE),
    pitchRange: Math.round(middle * RANGE_SHARE),
    wordsPerMinute: Math.round(clamp(pace * WORDS_PER_SYLLABLE[locale], SLOWEST_WPM, FASTEST_WPM)),
  }
}
