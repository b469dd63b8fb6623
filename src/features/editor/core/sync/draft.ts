import type { Project } from '#src/contract/project.ts'
import { contentOf, type EditorBlock, newBlock } from '../document/editor-block.ts'
import { type EditorState, stateFromServer } from '../document/editor-state.ts'
import { type ContentKind, plainContent } from '../document/own-content.ts'
import { differenceOf } from './difference.ts'
import type { Draft, DraftBlock } from './draft-schema.ts'
import { mergeOrders } from './merge-orders.ts'
import { copyOf, type ServerCopy } from './server-copy.ts'
import { isSettled, nothingPending, type Unanswered } from './unanswered.ts'

function draftBlockOf(block: EditorBlock, copy: ServerCopy): DraftBlock {
  const { key, id, clientId, type } = block
  const was = id === undefined ? undefined : copy.blocks.get(id)
  return {
    key,
    id,
    clientId,
    type,
    content: contentOf(block),
    was: was && { ...contentOf(was), version: was.version, late: was.late },
  }
}

/** Blocks that equal the server's, but with different content sent. */
function undoneBlocks(
  state: EditorState,
  { contents, removed }: Unanswered,
  unsaved: readonly EditorBlock[],
) {
  if (contents.size === 0 && removed.size === 0) return []
  const listed = new Set(unsaved)
  return [...state.blocks.values()].filter(
    (block) =>
      block.id !== undefined && !listed.has(block) && (contents.has(block.id) || removed.has(block.id)),
  )
}

export function draftOf(
  state: EditorState,
  copy: ServerCopy,
  unanswered: Unanswered,
  difference = differenceOf(state, copy),
): Draft | undefined {
  const { unsaved, isMoved, defaults } = difference
  const removed = difference.removed.flatMap((id) => copy.blocks.get(id) ?? [])
  const isUnsure = !isSettled(unanswered)
  const isReordered =
    unsaved.some((block) => block.id === undefined) || removed.length > 0 || isMoved || isUnsure
  if (unsaved.length === 0 && !isReordered && !defaults) return undefined
  const kept = [...unsaved, ...undoneBlocks(state, unanswered, unsaved)]
  return {
    blocks: kept.map((block) => draftBlockOf(block, copy)),
    ...(isReordered && {
      order: state.order.map((key) => state.blocks.get(key)?.id ?? key),
      orderWas: copy.order,
      ...(removed.length > 0 && { removed }),
    }),
    ...((defaults ?? unanswered.defaults) && { defaults: { now: state.defaults, was: copy.defaults } }),
    ...(isUnsure && {
      sent: { ...unanswered, contents: [...unanswered.contents], removed: [...unanswered.removed] },
    }),
    ...(copy.lateNew?.size && { lateNew: [...copy.lateNew] }),
    ...(copy.isWriteLate && { lateWriteVersion: copy.version }),
  }
}

export interface Restored {
  readonly state: EditorState
  readonly copy: ServerCopy
  readonly unanswered: Unanswered
}

function restoreBlocks(draft: Draft, fresh: EditorState, copy: ServerCopy) {
  const blocks = new Map(fresh.blocks)
  const serverBlocks = new Map(copy.blocks)
  const keyOf = new Map<number | string, string>()
  for (const block of fresh.blocks.values()) if (block.id !== undefined) keyOf.set(block.id, block.key)
  for (const { id, clientId, key, type, content, was } of draft.blocks) {
    const block = id === undefined ? undefined : blocks.get(keyOf.get(id) ?? '')
    // Drafts of an earlier version have no service content.
    const own = content.own ?? block?.own?.withText(content.text)
    const restored = block
      ? { ...block, ...content, ...(own && { own }) }
      : { ...newBlock(content), key, id, clientId, type }
    blocks.set(restored.key, restored)
    keyOf.set(id ?? key, restored.key)
    if (id !== undefined && was) serverBlocks.set(id, { ...was, id })
  }
  for (const was of draft.removed ?? []) if (serverBlocks.has(was.id)) serverBlocks.set(was.id, was)
  return { blocks, serverBlocks, keyOf }
}

function entriesWithKeys<Key, Value>(
  entries: ReadonlyMap<Key, Value>,
  keys: readonly Key[],
): Map<Key, Value> {
  const result = new Map<Key, Value>()
  for (const key of keys) {
    const value = entries.get(key)
    if (value !== undefined) result.set(key, value)
  }
  return result
}

/**
 * The tab's state at the time of the draft, based on the present project: a state and a server copy that
 * differ exactly in the draft's changes, ready to merge with the project.
 */
export function restoreDraft(draft: Draft, project: Project, kind: ContentKind = plainContent): Restored {
  const fresh = stateFromServer(project, kind)
  const now = copyOf(project, kind)
  const { blocks, serverBlocks, keyOf } = restoreBlocks(draft, fresh, now)
  const order = draft.order
    ? draft.order.flatMap((name) => keyOf.get(name) ?? [])
    : mergeOrders(fresh.order, [...blocks.keys()])
  const known = draft.orderWas?.filter((id) => serverBlocks.has(id)) ?? [...serverBlocks.keys()]
  return {
    state: { order, blocks: entriesWithKeys(blocks, order), defaults: draft.defaults?.now ?? fresh.defaults },
    copy: {
      ...now,
      order: known,
      blocks: entriesWithKeys(serverBlocks, known),
      defaults: draft.defaults?.was ?? now.defaults,
      lateNew: new Map(draft.lateNew),
      isWriteLate: draft.lateWriteVersion !== undefined && draft.lateWriteVersion === now.version,
    },
    unanswered: draft.sent
      ? { ...draft.sent, contents: new Map(draft.sent.contents), removed: new Set(draft.sent.removed) }
      : nothingPending,
  }
}
