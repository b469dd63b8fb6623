import type { Service } from '#src/contract/catalog.ts'
import type { EditorBlock, EditorState } from '#src/features/editor/editor-context.ts'
import { blockPrice, countCharacters, runPrice } from '#src/rules/price.ts'

const counted = new WeakMap<EditorBlock, number>()

/** Characters of a block as they are charged; remembered as long as the block does not change. */
export function charactersOf(block: EditorBlock): number {
  const known = counted.get(block)
  if (known !== undefined) return known
  const count = countCharacters(block.text)
  counted.set(block, count)
  return count
}

export const isSpoken = (block: EditorBlock) => block.type === 'text' && charactersOf(block) > 0

/** Whether the present content has no sound yet. */
export const needsSound = (block: EditorBlock): boolean =>
  isSpoken(block) && (block.isStale || block.generated.status !== 'ready')

/** Whether there is a sound to play, if only of an earlier text. */
export const hasSound = (block: EditorBlock) =>
  block.type === 'text' && typeof block.generated.audio_url === 'string'

/** How much a voice costs beside the usual price, by its id; 1 for those that are not known. */
export type Multipliers = ReadonlyMap<number, number>

export interface Estimate {
  readonly blocks: number
  /** Integer qəpik. */
  readonly price: number
}

export function estimate(
  blocks: readonly EditorBlock[],
  defaultVoiceId: number | null,
  service: Pick<Service, 'price' | 'min_charge'>,
  multipliers: Multipliers,
): Estimate {
  const spoken = blocks.filter(isSpoken)
  const prices = spoken.map((block) => {
    const voiceId = block.voiceId ?? defaultVoiceId
    return blockPrice(charactersOf(block), service, multipliers.get(voiceId ?? 0) ?? 1)
  })
  return { blocks: spoken.length, price: runPrice(prices, service) }
}

export function totalCharacters(state: EditorState): number {
  let total = 0
  for (const block of state.blocks.values()) total += charactersOf(block)
  return total
}
