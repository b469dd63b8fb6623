import type { Block } from '#src/contract/block.ts'
import type { BodyBlock } from '#src/contract/projects.ts'

/** New blocks with the text, voice and settings of others. Sound is not copied, because it belongs to the paid blocks. */
export const copiedBlocks = (blocks: readonly Block[], clientId: string): BodyBlock[] =>
  blocks.map(({ type, text, voice_id, settings }, index) => ({
    ...{ client_id: `${clientId}-${index}`, type, text, voice_id, settings },
  }))
