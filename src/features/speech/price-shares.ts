import type { Service } from '#src/contract/catalog.ts'
import { type RateShare, speechPrice, speechUnits } from '#src/rules/price.ts'

/** Adds up the characters at each rate, in the same pass over 10,000 blocks as other figures. */
export function createShares() {
  const byRate = new Map<number, number>()
  return {
    add(multiplier: number, characters: number) {
      byRate.set(multiplier, (byRate.get(multiplier) ?? 0) + characters)
    },
    list: (): RateShare[] =>
      [...byRate]
        .map(([multiplier, characters]) => ({ multiplier, characters }))
        .sort((a, b) => a.multiplier - b.multiplier),
  }
}

export const priceOfShares = (shares: readonly RateShare[], service: Pick<Service, 'price' | 'min_charge'>) =>
  speechPrice(
    shares.reduce((sum, { characters, multiplier }) => sum + speechUnits(characters, multiplier), 0),
    service,
  )
