import type { Service } from '#src/contract/catalog.ts'
import type { EditorBlock } from '#src/features/editor/editor-context.ts'
import { speechPrice, speechUnits } from '#src/rules/price.ts'
import { charactersOf, isSpoken } from './block-facts.ts'

/** How much a voice costs beside the usual price, by its id; 1 for those that are not known. */
export type Multipliers = ReadonlyMap<number, number>

/** Characters that are spoken at one rate: at the usual price times the factor of their voices. */
export interface RateShare {
  readonly multiplier: number
  readonly characters: number
}

export interface Estimate {
  readonly blocks: number
  /** Integer qəpik. */
  readonly price: number
  readonly shares: readonly RateShare[]
}

export function sharesOf(spoken: readonly RateShare[]): RateShare[] {
  const byRate = new Map<number, number>()
  for (const { multiplier, characters } of spoken) {
    byRate.set(multiplier, (byRate.get(multiplier) ?? 0) + characters)
  }
  return [...byRate]
    .map(([multiplier, characters]) => ({ multiplier, characters }))
    .sort((a, b) => a.multiplier - b.multiplier)
}

export const priceOfShares = (shares: readonly RateShare[], service: Pick<Service, 'price' | 'min_charge'>) =>
  speechPrice(
    shares.reduce((sum, { characters, multiplier }) => sum + speechUnits(characters, multiplier), 0),
    service,
  )

export function estimate(
  blocks: readonly EditorBlock[],
  defaultVoiceId: number | null,
  service: Pick<Service, 'price' | 'min_charge'>,
  multipliers: Multipliers,
): Estimate {
  const spoken = blocks.filter(isSpoken)
  const shares = sharesOf(
    spoken.map((block) => ({
      multiplier: multipliers.get(block.voiceId ?? defaultVoiceId ?? 0) ?? 1,
      characters: charactersOf(block),
    })),
  )
  return { blocks: spoken.length, price: priceOfShares(shares, service), shares }
}
