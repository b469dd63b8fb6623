import type { Service } from '#src/contract/catalog.ts'
import type { EditorBlock, EditorState, ProjectDefaults } from '#src/features/editor/editor-context.ts'
import { groupedFigures } from '#src/lib/grouped-figures.ts'
import type { RateShare } from '#src/rules/price.ts'
import { charactersOf, isSpoken, readFacts } from './block-facts.ts'
import { hasParts, includedIn, type PartsOf } from './parts-of.ts'
import { createShares, priceOfShares } from './price-shares.ts'
import { addLength, type LengthSums, lengthSums } from './speech-length.ts'

/** Spoken blocks of one voice. */
interface VoiceTally {
  blocks: number
  characters: number
  isTextUnknown: boolean
}

/** By the voice of the block; `null` is the project's. */
type VoiceTallies = Map<number | null, VoiceTally>

/** Sums of blocks from which all figures of a spoken project follow. */
interface SpeechTally {
  readonly blocks: number
  readonly characters: number
  readonly isTextUnknown: boolean
  /** Characters of the longest block. */
  readonly longest: number
  readonly stale: number
  readonly failed: number
  readonly all: ReadonlyMap<number | null, VoiceTally>
  readonly changed: ReadonlyMap<number | null, VoiceTally>
  readonly length: LengthSums
}

function addSpoken(tallies: VoiceTallies, { voiceId, isTextUnknown }: EditorBlock, characters: number) {
  const tally = tallies.get(voiceId) ?? { blocks: 0, characters: 0, isTextUnknown: false }
  tallies.set(voiceId, tally)
  tally.blocks += 1
  tally.characters += characters
  tally.isTextUnknown ||= isTextUnknown === true
}

function tallyOf(blocks: readonly EditorBlock[], defaults: ProjectDefaults): SpeechTally {
  const all: VoiceTallies = new Map()
  const changed: VoiceTallies = new Map()
  const sums = { characters: 0, longest: 0, stale: 0, failed: 0 }
  const length = lengthSums()
  for (const block of blocks) {
    // Not cached by block: ten thousand weak entries slow down every garbage collection.
    const facts = readFacts(block, defaults)
    const { characters, isSpoken, isToGenerate, staleness } = facts
    sums.characters += characters
    sums.longest = Math.max(sums.longest, characters)
    if (staleness) sums.stale += 1
    if (isSpoken) addSpoken(all, block, characters)
    if (isToGenerate) addSpoken(changed, block, characters)
    if (isSpoken && block.generated.status === 'failed') sums.failed += 1
    addLength(length, block, facts, defaults)
  }
  const isTextUnknown = blocks.some((block) => block.isTextUnknown)
  return { blocks: blocks.length, isTextUnknown, ...sums, all, changed, length }
}

const talliesOfGroups = groupedFigures(tallyOf)

/** Sums of the blocks of a project, in groups. */
export const speechTallies = (state: EditorState, partsOf: PartsOf): readonly SpeechTally[] =>
  hasParts(partsOf) ? [tallyOf(includedIn(state, partsOf), state.defaults)] : talliesOfGroups(state)

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
