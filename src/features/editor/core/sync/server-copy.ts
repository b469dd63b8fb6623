import type { Block } from '#src/contract/block.ts'
import type { Project } from '#src/contract/project.ts'
import { type BlockContent, blocksFromServer, contentOf, type EditorBlock } from '../document/editor-block.ts'
import { defaultsOf, type ProjectDefaults } from '../document/editor-state.ts'
import { type ContentKind, plainContent } from '../document/own-content.ts'

export interface ServerBlock extends BlockContent {
  readonly id: number
  /** Version of this content; undefined if the server has no versions of blocks. */
  readonly version?: number
  /** A sent change that may still arrive; without content, the removal. */
  readonly late?: { readonly content?: BlockContent | undefined } | undefined
}

/** This tab's knowledge of the server: the base of every merge. */
export interface ServerCopy {
  /** Undefined if the server has no versions of projects: then each write is preceded by a fetch. */
  readonly version: number | undefined
  readonly order: readonly number[]
  readonly blocks: ReadonlyMap<number, ServerBlock>
  readonly defaults: ProjectDefaults
  /** Sent contents of new blocks, by client id, that a fetch did not contain and that may still arrive. */
  readonly lateNew?: ReadonlyMap<string, readonly BlockContent[]>
  /** An order or setting was sent with this version and may still arrive. */
  readonly isWriteLate?: boolean
}

export const serverBlockOf = (block: Block, content: BlockContent): ServerBlock => ({
  ...content,
  id: block.id,
  version: block.version,
})

/** @param read the blocks of the project, if they have been read already */
export function copyOf(
  project: Project,
  kind: ContentKind = plainContent,
  read: readonly EditorBlock[] = blocksFromServer(project, kind),
): ServerCopy {
  const blocks = project.body.blocks.flatMap((block, index) => {
    const content = read[index]
    return content ? serverBlockOf(block, contentOf(content)) : []
  })
  return {
    version: project.version,
    order: blocks.map((block) => block.id),
    blocks: new Map(blocks.map((block) => [block.id, block])),
    defaults: defaultsOf(project, kind),
  }
}

/**
 * The project with this tab's texts for blocks that the server sends without text: the server has the text
 * that was sent. A missing voice keeps the chosen one; `null` is the project's own.
 */
export function withKnownContent(project: Project, { blocks, defaults }: ServerCopy): Project {
  // A server with versions keeps the contract, where a block without a voice has the project's.
  const isVoiceUntold = ({ id, voice_id }: Block) =>
    project.version === undefined && voice_id === undefined && (blocks.get(id)?.voiceId ?? null) !== null
  const isUntold = (block: Block) => block.is_text_unknown || isVoiceUntold(block)
  const { voice_id: voiceId = defaults.voiceId } = project.body
  const isVoiceTold = voiceId === null || project.body.voice_id !== undefined
  if (isVoiceTold && !project.body.blocks.some(isUntold)) return project
  const known = project.body.blocks.map((block) => {
    const was = isUntold(block) ? blocks.get(block.id) : undefined
    if (!was || was.isTextUnknown) return block
    const { voice_id = was.voiceId, settings = was.settings } = block
    const text = block.is_text_unknown ? was.text : block.text
    return { ...block, text, is_text_unknown: undefined, voice_id, settings }
  })
  return { ...project, body: { ...project.body, voice_id: voiceId ?? project.body.voice_id, blocks: known } }
}

export function withBlock(copy: ServerCopy, block: ServerBlock, place?: number): ServerCopy {
  const blocks = new Map(copy.blocks).set(block.id, block)
  if (copy.blocks.has(block.id) || place === undefined) return { ...copy, blocks }
  return { ...copy, blocks, order: [...copy.order.slice(0, place), block.id, ...copy.order.slice(place)] }
}

export function withoutBlock(copy: ServerCopy, id: number): ServerCopy {
  const blocks = new Map(copy.blocks)
  blocks.delete(id)
  return { ...copy, blocks, order: copy.order.filter((other) => other !== id) }
}

/**
 * Forgets these blocks after their removal: if they come back, an undo restored them, not a delayed request.
 */
export function withoutDelayedBlocks(copy: ServerCopy, clientIds: readonly string[]): ServerCopy {
  const lateNew = new Map(copy.lateNew)
  for (const clientId of clientIds) lateNew.delete(clientId)
  return { ...copy, lateNew }
}
