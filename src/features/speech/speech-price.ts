import type { Service } from '#src/contract/catalog.ts'
import type { EditorBlock, ProjectDefaults } from '#src/features/editor/editor-context.ts'
import { isInRun } from '#src/rules/open-in-run.ts'
import { countCharacters, speechPrice, speechUnits } from '#src/rules/price.ts'
import { isSameManner, mannerOf } from '#src/rules/speech.ts'

const counted = new WeakMap<EditorBlock, number>()

/** Characters of a block as they are charged; remembered as long as the block does not change. */
export function charactersOf(block: EditorBlock): number {
  const known = counted.get(block)
  if (known !== undefined) return known
  const count = countCharacters(block.text)
  counted.set(block, count)
  return count
}

export const isSpoken = (block: EditorBlock) => block.type !== 'pause' && charactersOf(block) > 0

/** Whether there is a sound to play, if only of an earlier text. */
export const hasSound = (block: EditorBlock) =>
  block.type !== 'pause' && typeof block.generated.audio_url === 'string'

/**
 * What has changed since a block was spoken. Said of what stands in the editor now, saved or not; only where the
 * server does not tell how it has spoken, what it said of the saved content counts.
 */
export function staleness(block: EditorBlock, defaults: ProjectDefaults): 'text' | 'manner' | undefined {
  const { text, manner } = block.generated
  if (!hasSound(block)) return undefined
  if (typeof text === 'string' && text !== block.text) return 'text'
  if (!manner) return block.isStale ? 'manner' : undefined
  const now = mannerOf(
    { text: block.text, voice_id: block.voiceId, settings: block.settings },
    { language: defaults.language, voice_id: defaults.voiceId, settings: defaults.settings },
  )
  return isSameManner(manner, now) ? undefined : 'manner'
}

export const needsSound = (block: EditorBlock, defaults: ProjectDefaults): boolean =>
  isSpoken(block) && (block.generated.status !== 'ready' || staleness(block, defaults) !== undefined)

/** Whether its sound is to be made still: what a run is about is under way. */
export const isToGenerate = (block: EditorBlock, defaults: ProjectDefaults): boolean =>
  needsSound(block, defaults) && !isInRun(block.generated)

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

export const totalCharacters = (blocks: readonly EditorBlock[]): number =>
  blocks.reduce((total, block) => total + charactersOf(block), 0)
