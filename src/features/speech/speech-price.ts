import type { Service } from '#src/contract/catalog.ts'
import type { EditorBlock } from '#src/features/editor/editor-context.ts'
import type { RateShare } from '#src/rules/price.ts'
import { charactersOf, isSpoken } from './block-facts.ts'
import { createShares, priceOfShares } from './price-shares.ts'
import type { VoiceTally } from './speech-tally.ts'

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

/** Adds up the price of spoken blocks, by voice. */
export function createEstimate(
  defaultVoiceId: number | null,
  service: Pick<Service, 'price' | 'min_charge'>,
  multipliers: Multipliers,
) {
  const spoken = createShares()
  let blocks = 0
  let isUnknown = false
  return {
    add(voiceId: number | null, spokenBlocks: VoiceTally) {
      const { characters, isTextUnknown } = spokenBlocks
      blocks += spokenBlocks.blocks
      const voice = voiceId ?? defaultVoiceId ?? 0
      const multiplier = multipliers.get(voice)
      isUnknown ||= isTextUnknown || (multiplier === undefined && multipliers.has(voice))
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
    const { voiceId, isTextUnknown = false } = block
    if (isSpoken(block)) counted.add(voiceId, { blocks: 1, characters: charactersOf(block), isTextUnknown })
  }
  return counted.result()
}
