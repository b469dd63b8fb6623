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

/**
 * Price in qəpik of speaking so many units in one run: rounded up once, and not less than the service's least charge.
 * Nothing costs nothing.
 */
export function speechPrice(units: number, service: Pick<Service, 'price' | 'min_charge'>): number {
  if (units === 0) return 0
  const exact = Math.ceil((units * qepikOf(service.price.amount)) / 100_000)
  return Math.max(exact, qepikOf(service.min_charge))
}

/** Price of reading so many pages in qəpik; those with a text layer are not counted. */
export function pagesPrice(pages: number, service: Pick<Service, 'price' | 'min_charge'>): number {
  return pages <= 0 ? 0 : Math.max(pages * qepikOf(service.price.amount), qepikOf(service.min_charge))
}

/**
 * Price of a recording in qəpik: its whole seconds, begun ones too, at the service's price of a minute, rounded up,
 * but not less than the service's least charge. Nothing costs nothing.
 */
export function minutesPrice(seconds: number, service: Pick<Service, 'price' | 'min_charge'>): number {
  const price = Math.ceil((Math.ceil(seconds) * qepikOf(service.price.amount)) / 60)
  return price <= 0 ? 0 : Math.max(price, qepikOf(service.min_charge))
}
