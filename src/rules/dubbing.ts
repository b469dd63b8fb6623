import type { GeneratedStatus, Translation } from '#src/contract/block.ts'
import type { Service } from '#src/contract/catalog.ts'
import { minutesPrice } from './price.ts'

type Tariff = Pick<Service, 'price' | 'min_charge'>

/**
 * Price in qəpik of dubbing so many seconds into so many languages; rounded once, not less than the least charge.
 * Undefined where the service names no price.
 */
export function dubbingPrice(seconds: number, languages: number, service: Required<Tariff>): number
export function dubbingPrice(seconds: number, languages: number, service: Tariff): number | undefined
export function dubbingPrice(seconds: number, languages: number, service: Tariff) {
  return minutesPrice(Math.ceil(seconds) * languages, service)
}

/** Price in qəpik of speaking again what changed, so many seconds in all: of it a run has no least charge. */
export function renewalPrice(seconds: number, service: Required<Tariff>): number
export function renewalPrice(seconds: number, service: Tariff): number | undefined
export function renewalPrice(seconds: number, { price }: Tariff) {
  return minutesPrice(seconds, { price, min_charge: '0.00' })
}

/**
 * Whether a translation is to be spoken, or spoken again: it sounds otherwise than it says, or not at all.
 * @param voiceId the voice that its speaker has in its language
 */
export function isToSpeak(
  { text, speed, spoken }: Pick<Translation, 'text' | 'speed' | 'spoken'>,
  status: GeneratedStatus,
  voiceId: number | undefined,
): boolean {
  if (text.trim() === '') return false
  if (!spoken || status === 'failed') return true
  return spoken.text !== text || spoken.speed !== speed || spoken.voice_id !== voiceId
}

/** A translation may take so many per cent of the time of its segment; one that is longer does not fit. */
export const SLOT_LIMIT_PERCENT = 115
