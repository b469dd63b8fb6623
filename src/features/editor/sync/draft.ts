import type { BlockType } from '#src/contract/block.ts'
import type { Project } from '#src/contract/project.ts'
import { type BlockContent, contentOf, type EditorBlock, newBlock } from '../document/editor-block.ts'
import { type EditorState, type ProjectDefaults, stateFromServer } from '../document/editor-state.ts'
import { differenceOf } from './difference.ts'
import { copyOf, type ServerBlock, type ServerCopy } from './server-copy.ts'
import { weave } from './weave.ts'

interface DraftBlock {
  readonly key: string
  readonly id?: number
  readonly clientId: string
  readonly type: BlockType
  readonly content: BlockContent
  /** What the server had when this was typed. */
  readonly was?: BlockContent
  readonly attempts?: readonly string[]
}

/** What is not on the server yet, in a form that a browser's storage can hold. */
export interface Draft {
  readonly format: 1
  readonly blocks: readonly DraftBlock[]
  /** Ids and, for new blocks, keys in their order; absent where only text has changed. */
  readonly order?: readonly (number | string)[]
  readonly orderWas?: readonly number[]
  /** Removed blocks as the server had them: one that somebody has changed since comes back. */
  readonly removed?: readonly ServerBlock[]
  readonly defaults?: { readonly now: ProjectDefaults; readonly was: ProjectDefaults }
}

function draftBlockOf(
  block: EditorBlock,
  copy: ServerCopy,
  attempts: readonly string[] | undefined,
): DraftBlock {
  const { key, id, clientId, type } = block
  const was = id === undefined ? undefined : copy.blocks.get(id)
  return { key, id, clientId, type, content: contentOf(block), was: was && contentOf(was), attempts }
}

/** The draft of a state, or nothing when the server has it all. */
export function draftOf(
  state: EditorState,
  copy: ServerCopy,
  attempts: ReadonlyMap<string, readonly string[]>,
  difference = differenceOf(state, copy),
): Draft | undefined {
  const { unsaved, isMoved, defaults } = difference
  const removed = difference.removed.flatMap((id) => copy.blocks.get(id) ?? [])
  const isReordered = unsaved.some((block) => block.id === undefined) || removed.length > 0 || isMoved
  if (unsaved.length === 0 && !isReordered && !defaults) return undefined
  return {
    format: 1,
    blocks: unsaved.map((block) => draftBlockOf(block, copy, attempts.get(block.key))),
    ...(isReordered && {
      order: state.order.map((key) => state.blocks.get(key)?.id ?? key),
      orderWas: copy.order,
      ...(removed.length > 0 && { removed }),
    }),
    ...(defaults && { defaults: { now: state.defaults, was: copy.defaults } }),
  }
}

export interface Restored {
  readonly state: EditorState
  readonly copy: ServerCopy
  readonly attempts: Map<string, readonly string[]>
}

/**
 * The tab as it was when the draft was kept, seen from the project as it is now: a state and a server copy
 * that differ exactly where the draft differed, ready to be merged with the project.
 */
export function restoreDraft(draft: Draft, project: Project): Restored {
  const fresh = stateFromServer(project)
  const blocks = new Map(fresh.blocks)
  const serverBlocks = new Map(copyOf(project).blocks)
  const attempts = new Map<string, readonly string[]>()
  const keyOf = new Map<number | string, string>()
  for (const block of fresh.blocks.values()) if (block.id !== undefined) keyOf.set(block.id, block.key)
  for (const { id, clientId, key, type, content, was, attempts: sent } of draft.blocks) {
    const block = id === undefined ? undefined : blocks.get(keyOf.get(id) ?? '')
    const restored = block ? { ...block, ...content } : { ...newBlock(content), key, id, clientId, type }
    blocks.set(restored.key, restored)
    keyOf.set(id ?? key, restored.key)
    if (id !== undefined && was) serverBlocks.set(id, { ...was, id })
    if (sent) attempts.set(restored.key, sent)
  }
  for (const was of draft.removed ?? []) if (serverBlocks.has(was.id)) serverBlocks.set(was.id, was)
  const order = draft.order
    ? draft.order.flatMap((name) => keyOf.get(name) ?? [])
    : weave(fresh.order, [...blocks.keys()])
  const kept = new Map(
    order.flatMap((key) => (blocks.has(key) ? [[key, blocks.get(key) as EditorBlock]] : [])),
  )
  const known = draft.orderWas?.filter((id) => serverBlocks.has(id)) ?? [...serverBlocks.keys()]
  const copy: ServerCopy = {
    ...copyOf(project),
    order: known,
    blocks: new Map(
      known.flatMap((id) => (serverBlocks.has(id) ? [[id, serverBlocks.get(id)]] : [])) as [
        number,
        typeof serverBlocks extends Map<number, infer Value> ? Value : never,
      ][],
    ),
    defaults: draft.defaults?.was ?? copyOf(project).defaults,
  }
  return {
    state: { order, blocks: kept, defaults: draft.defaults?.now ?? fresh.defaults },
    copy,
    attempts,
  }
}
