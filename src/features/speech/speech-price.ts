import type { Service } from '#src/contract/catalog.ts'
import type { EditorBlock } from '#src/features/editor/editor-context.ts'
import { type RateShare, speechPrice, speechUnits } from '#src/rules/price.ts'
import { charactersOf, isSpoken } from './block-facts.ts'

/**
 * Price factors of voices by id; missing voices have 1, and undefined means that the server does not send the
 * factor.
 */
export type Multipliers = ReadonlyMap<number, number | undefined>

export interface Estimate {
  readonly blocks: number
  /** Integer qəpik; undefined if the server does not send the price. */
  readonly price: number | undefined
  readonly shares: readonly RateShare[]
}

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

/** Adds up the price of spoken blocks, one by one. */
export function createEstimate(
  defaultVoiceId: number | null,
  service: Pick<Service, 'price' | 'min_charge'>,
  multipliers: Multipliers,
) {
  const spoken = createShares()
  let blocks = 0
  let isUnknown = false
  return {
    add({ voiceId, isTextUnknown }: EditorBlock, characters: number) {
      blocks += 1
      const voice = voiceId ?? defaultVoiceId ?? 0
      const multiplier = multipliers.get(voice)
      isUnknown ||= isTextUnknown === true || (multiplier === undefined && multipliers.has(voice))
      spoken.add(multiplier ?? 1, characters)
    },
    result(): Estimate {
      const shares = spoken.list()
      return { blocks, price: isUnknown ? undefined : priceOfShares(shares, service), shares }
    },
  }
}

export function estimate(
  blocks: readonly EditorBlock[],
  defaultVoiceId: number | null,
  service: Pick<Service, 'price' | 'min_charge'>,
  multipliers: Multipliers,
): Estimate {
  const counted = createEstimate(defaultVoiceId, service, multipliers)
  for (const block of blocks) {
    if (isSpoken(block)) counted.add(block, charactersOf(block))
  }
  return counted.result()
}
