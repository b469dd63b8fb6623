import type { Service } from '#src/contract/catalog.ts'
import { qepikOf } from './money.ts'

/** Characters that are charged: code points of the trimmed text, so that an emoji counts once. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of text.trim()) count += 1
  return count
}

/** Price of speaking one block in qəpik, rounded up. `multiplier` is the voice's, with at most two decimals. */
export function blockPrice(characters: number, service: Pick<Service, 'price'>, multiplier: number): number {
  const hundredths = Math.round(multiplier * 100)
  return Math.ceil((characters * qepikOf(service.price.amount) * hundredths) / 100_000)
}

/** Price of one run over several blocks in qəpik: their sum, but not less than the service's least charge. */
export function runPrice(blockPrices: readonly number[], service: Pick<Service, 'min_charge'>): number {
  const sum = blockPrices.reduce((total, price) => total + price, 0)
  return sum === 0 ? 0 : Math.max(sum, qepikOf(service.min_charge))
}

/**
 * Price of a recording in qəpik: its whole seconds, begun ones too, at the service's price of a minute, rounded up,
 * but not less than the service's least charge. Nothing costs nothing.
 */
export function minutesPrice(seconds: number, service: Pick<Service, 'price' | 'min_charge'>): number {
  const price = Math.ceil((Math.ceil(seconds) * qepikOf(service.price.amount)) / 60)
  return price <= 0 ? 0 : Math.max(price, qepikOf(service.min_charge))
}
