import type { Service } from '#src/contract/catalog.ts'
import { qepikOf } from './money.ts'
import { betweenPauses } from './text-pauses.ts'

/** A character of two UTF-16 units. */
const SURROGATE_PAIR = /[\ud800-\udbff][\udc00-\udfff]/g

/** Charged characters: code points of the trimmed text, so that an emoji counts once; pauses in it are free. */
export function countCharacters(text: string): number {
  const spoken = betweenPauses(text).join('').trim()
  return spoken.length - (spoken.match(SURROGATE_PAIR)?.length ?? 0)
}

/**
 * Unit in which speech is added up: hundredths of a character at the usual price. Whole numbers, so that many short
 * blocks add up exactly and are rounded once. `multiplier` is the voice's, with at most two decimals.
 */
export const speechUnits = (characters: number, multiplier: number) =>
  characters * Math.round(multiplier * 100)

type PricedService = Pick<Service, 'price' | 'min_charge'>

/** Unit price and minimum charge in qəpik; undefined if the server sends only one or none of them. */
function ratesOf({ price, min_charge }: PricedService) {
  if (price === undefined || min_charge === undefined) return undefined
  return { one: qepikOf(price.amount), least: qepikOf(min_charge) }
}

/**
 * Price in qəpik of speaking `units` in one run: rounded up once, and at least the service's minimum charge. Zero
 * units are free; undefined if the service has no price.
 */
export function speechPrice(units: number, service: Required<PricedService>): number
export function speechPrice(units: number, service: PricedService): number | undefined
export function speechPrice(units: number, service: PricedService): number | undefined {
  if (units === 0) return 0
  const rates = ratesOf(service)
  return rates && Math.max(Math.ceil((units * rates.one) / 100_000), rates.least)
}

/** Price in qəpik of recognising `pages`; pages with a text layer are not counted. */
export function pagesPrice(pages: number, service: Required<PricedService>): number
export function pagesPrice(pages: number, service: PricedService): number | undefined
export function pagesPrice(pages: number, service: PricedService): number | undefined {
  if (pages <= 0) return 0
  const rates = ratesOf(service)
  return rates && Math.max(pages * rates.one, rates.least)
}

/**
 * Price of a recording in qəpik: whole seconds, including started ones, at the service's price per minute, rounded
 * up, and at least the service's minimum charge. Zero seconds are free.
 */
export function minutesPrice(seconds: number, service: Required<PricedService>): number
export function minutesPrice(seconds: number, service: PricedService): number | undefined
export function minutesPrice(seconds: number, service: PricedService): number | undefined {
  if (seconds <= 0) return 0
  const rates = ratesOf(service)
  const price = rates && Math.ceil((Math.ceil(seconds) * rates.one) / 60)
  return price && Math.max(price, rates.least)
}

/** Characters spoken at one rate: the usual price times the factor of their voices. */
export interface RateShare {
  readonly multiplier: number
  readonly characters: number
}

/** Work with one price: characters, the lengths of recordings in seconds, or a number of pages. */
export type PricedWork =
  | { readonly shares: readonly RateShare[] }
  /** `times` is the number of languages of a dub. */
  | { readonly lengths: readonly number[]; readonly times?: number }
  | { readonly pages: number }

/** An amount of work and its price. */
export interface PriceLine {
  /** Characters, seconds or pages. */
  readonly amount: number
  /** Factor of the voices, or the number of languages. */
  readonly multiplier: number
  /** In hundredths of a qəpik; smaller fractions are rounded up. */
  readonly exact: number
}

export interface ExplainedPrice {
  readonly lines: readonly PriceLine[]
  /** How the price follows from the lines. */
  readonly ending: 'exact' | 'rounded' | 'least'
}

function linesOf(work: PricedWork, { one, least }: { one: number; least: number }): PriceLine[] {
  if ('pages' in work) return [{ amount: work.pages, multiplier: 1, exact: work.pages * one * 100 }]
  if ('shares' in work) {
    return work.shares.map(({ characters, multiplier }) => ({
      ...{ amount: characters, multiplier },
      exact: Math.ceil((speechUnits(characters, multiplier) * one) / 1_000),
    }))
  }
  const { lengths, times: multiplier = 1 } = work
  const isEachCharged = lengths.length > 1
  return lengths.map((seconds) => {
    const amount = Math.ceil(seconds)
    const exact = Math.ceil((amount * multiplier * one * 100) / 60)
    // Several recordings are separate projects, each with a price of its own.
    const charged = Math.max(Math.ceil(exact / 100), least) * 100
    return { amount, multiplier, exact: isEachCharged ? charged : exact }
  })
}

/** How a price in qəpik is calculated; undefined if this work does not cost it. */
export function explainPrice(
  work: PricedWork,
  service: PricedService,
  price: number,
): ExplainedPrice | undefined {
  const rates = ratesOf(service)
  if (!rates || price === 0) return undefined
  const lines = linesOf(work, rates)
  const exact = lines.reduce((sum, line) => sum + line.exact, 0)
  if (exact === price * 100) return { lines, ending: 'exact' }
  // The lines are rounded up one by one, their sum once.
  if (exact > (price - 1) * 100 && exact < price * 100 + lines.length) return { lines, ending: 'rounded' }
  return exact < price * 100 && price === rates.least ? { lines, ending: 'least' } : undefined
}
