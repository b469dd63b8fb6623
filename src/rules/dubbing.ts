import type { GeneratedStatus, Pronunciation, Translation } from '#src/contract/block.ts'
import type { Service } from '#src/contract/catalog.ts'
import { minutesPrice } from './price.ts'
import { pronunciationsOf } from './pronunciations.ts'
import { isSamePronunciations } from './speech.ts'

type Tariff = Pick<Service, 'price' | 'min_charge'>

/**
 * Price in qəpik of dubbing `seconds` into `languages` languages; rounded once, at least the minimum charge.
 * Undefined if the service has no price.
 */
export function dubbingPrice(seconds: number, languages: number, service: Required<Tariff>): number
export function dubbingPrice(seconds: number, languages: number, service: Tariff): number | undefined
export function dubbingPrice(seconds: number, languages: number, service: Tariff) {
  return minutesPrice(Math.ceil(seconds) * languages, service)
}

/** Price in qəpik of speaking changed segments again, `seconds` in all; without a minimum charge. */
export function renewalPrice(seconds: number, service: Required<Tariff>): number
export function renewalPrice(seconds: number, service: Tariff): number | undefined
export function renewalPrice(seconds: number, { price }: Tariff) {
  return minutesPrice(seconds, { price, min_charge: '0.00' })
}

interface DubManner {
  readonly voiceId: number | undefined
  readonly pronunciations: readonly Pronunciation[] | undefined
}

/**
 * Whether a translation has to be spoken (again): its sound is missing or outdated.
 * @param manner the voice that its speaker has in its language, and the pronunciations of the project
 */
export function isToSpeak(
  { text, speed, spoken }: Pick<Translation, 'text' | 'speed' | 'spoken'>,
  status: GeneratedStatus,
  manner: DubManner,
): boolean {
  if (text.trim() === '') return false
  if (!spoken || status === 'failed') return true
  if (spoken.text !== text || spoken.speed !== speed || spoken.voice_id !== manner.voiceId) return true
  return !isSamePronunciations(spoken.pronunciations, pronunciationsOf(text, manner.pronunciations))
}

/** Longest translation in per cent of its segment's time; a longer one does not fit. */
export const SLOT_LIMIT_PERCENT = 115
