import type { Service } from '#src/contract/catalog.ts'
import { qepikOf } from './money.ts'
import { betweenPauses } from './text-pauses.ts'

/** A sign that takes two places of a string. */
const PAIR = /[\ud800-\udbff][\udc00-\udfff]/g

/** Characters that are charged: code points of the trimmed text, so that an emoji counts once; pauses in it are free. */
export function countCharacters(text: string): number {
  const spoken = betweenPauses(text).join('').trim()
  return spoken.length - (spoken.match(PAIR)?.length ?? 0)
}

/**
 * What speaking is added up in: hundredths of a character at the usual price. Whole numbers, so that many short blocks
 * add up exactly and are rounded once. `multiplier` is the voice's, with at most two decimals.
 */
export const speechUnits = (characters: number, multiplier: number) =>
  characters * Math.round(multiplier * 100)

type Priced = Pick<Service, 'price' | 'min_charge'>

/** Price of one and least charge in qəpik; undefined where the server does not say both. */
function ratesOf({ price, min_charge }: Priced) {
  if (price === undefined || min_charge === undefined) return undefined
  return { one: qepikOf(price.amount), least: qepikOf(min_charge) }
}

/**
 * Price in qəpik of speaking so many units in one run: rounded up once, and not less than the service's least charge.
 * Nothing costs nothing; undefined where the service names no price.
 */
export function speechPrice(units: number, service: Required<Priced>): number
export function speechPrice(units: number, service: Priced): number | undefined
export function speechPrice(units: number, service: Priced): number | undefined {
  if (units === 0) return 0
  const rates = ratesOf(service)
  return rates && Math.max(Math.ceil((units * rates.one) / 100_000), rates.least)
}

/** Price of reading so many pages in qəpik; those with a text layer are not counted. */
export function pagesPrice(pages: number, service: Required<Priced>): number
export function pagesPrice(pages: number, service: Priced): number | undefined
export function pagesPrice(pages: number, service: Priced): number | undefined {
  if (pages <= 0) return 0
  const rates = ratesOf(service)
  return rates && Math.max(pages * rates.one, rates.least)
}

/**
 * Price of a recording in qəpik: its whole seconds, begun ones too, at the service's price of a minute, rounded up,
 * but not less than the service's least charge. Nothing costs nothing.
 */
export function minutesPrice(seconds: number, service: Required<Priced>): number
export function minutesPrice(seconds: number, service: Priced): number | undefined
export function minutesPrice(seconds: number, service: Priced): number | undefined {
  if (seconds <= 0) return 0
  const rates = ratesOf(service)
  const price = rates && Math.ceil((Math.ceil(seconds) * rates.one) / 60)
  return price && Math.max(price, rates.least)
}
