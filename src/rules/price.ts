import type { Service } from '#src/contract/catalog.ts'
import { qepikOf } from './money.ts'
import { betweenPauses } from './text-pauses.ts'

/** A character of two UTF-16 units. */
const PAIR = /[\ud800-\udbff][\udc00-\udfff]/g

/** Charged characters: code points of the trimmed text, so that an emoji counts once; pauses in it are free. */
export function countCharacters(text: string): number {
  const spoken = betweenPauses(text).join('').trim()
  return spoken.length - (spoken.match(PAIR)?.length ?? 0)
}

/**
 * Unit in which speech is added up: hundredths of a character at the usual price. Whole numbers, so that many short
 * blocks add up exactly and are rounded once. `multiplier` is the voice's, with at most two decimals.
 */
export const speechUnits = (characters: number, multiplier: number) =>
  characters * Math.round(multiplier * 100)

type Priced = Pick<Service, 'price' | 'min_charge'>

/** Unit price and minimum charge in qəpik; undefined if the server sends only one or none of them. */
function ratesOf({ price, min_charge }: Priced) {
  if (price === undefined || min_charge === undefined) return undefined
  return { one: qepikOf(price.amount), least: qepikOf(min_charge) }
}

/**
 * Price in qəpik of speaking `units` in one run: rounded up once, and at least the service's minimum charge. Zero
 * units are free; undefined if the service has no price.
 */
export function speechPrice(units: number, service: Required<Priced>): number
export function speechPrice(units: number, service: Priced): number | undefined
export function speechPrice(units: number, service: Priced): number | undefined {
  if (units === 0) return 0
  const rates = ratesOf(service)
  return rates && Math.max(Math.ceil((units * rates.one) / 100_000), rates.least)
}

/** Price in qəpik of recognising `pages`; pages with a text layer are not counted. */
export function pagesPrice(pages: number, service: Required<Priced>): number
export function pagesPrice(pages: number, service: Priced): number | undefined
export function pagesPrice(pages: number, service: Priced): number | undefined {
  if (pages <= 0) return 0
  const rates = ratesOf(service)
  return rates && Math.max(pages * rates.one, rates.least)
}

/**
 * Price of a recording in qəpik: whole seconds, including started ones, at the service's price per minute, rounded
 * up, and at least the service's minimum charge. Zero seconds are free.
 */
export function minutesPrice(seconds: number, service: Required<Priced>): number
export function minutesPrice(seconds: number, service: Priced): number | undefined
export function minutesPrice(seconds: number, service: Priced): number | undefined {
  if (seconds <= 0) return 0
  const rates = ratesOf(service)
  const price = rates && Math.ceil((Math.ceil(seconds) * rates.one) / 60)
  return price && Math.max(price, rates.least)
}
