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
 * Writes of this tab without a response yet. Until a response or a fetch settles them, the server holds
 * either `ServerCopy` or these.
 */
export interface Unanswered {
  /** By the id of the block or, for a new one, by its client id. */
  readonly contents: ReadonlyMap<number | string, BlockContent>
  readonly removed: ReadonlySet<number>
  readonly order?: readonly number[]
  readonly defaults?: Partial<ProjectDefaults>
  /** Ids of blocks whose removal got no response: the server may still remove them. */
  readonly mayBeRemoved?: readonly number[] | undefined
}

export const nothingPending: Unanswered = { contents: new Map(), removed: new Set() }

export const isSettled = ({ contents, removed, order, defaults, mayBeRemoved = [] }: Unanswered) =>
  contents.size === 0 && removed.size === 0 && !order && !defaults && mayBeRemoved.length === 0

/** Whether the order of blocks is unknown until the response, not only the content of known ones. */
export const mayChangeOrder = ({ contents, removed, order, mayBeRemoved = [] }: Unanswered) =>
  order !== undefined ||
  removed.size > 0 ||
  mayBeRemoved.length > 0 ||
  [...contents.keys()].some((id) => typeof id === 'string')
