import type { TabDrafts } from '#src/drafts/tab-drafts.ts'
import { contentOf, type EditorBlock } from '../document/editor-block.ts'
import type { EditorState } from '../document/editor-state.ts'
import { differenceOf } from './difference.ts'
import type { Draft } from './saved-drafts.ts'
import { isSettled, mayChangeOrder, type ServerCopy, type Unanswered } from './server-copy.ts'

type DraftBlock = Draft['blocks'][number]

export type DraftStorage = TabDrafts<Draft>

export function changesIn({ blocks, removed = [], order, orderWas, defaults }: Draft) {
  const gone = new Set(removed.map(({ id }) => id))
  const stayed = gone.size === 0 ? orderWas : orderWas?.filter((id) => !gone.has(id))
  let place = 0
  const isMoved = order?.some((name) => typeof name === 'number' && name !== stayed?.[place++])
  return blocks.length + removed.length + (isMoved ? 1 : 0) + (defaults ? 1 : 0)
}

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
      // The ids first, which few blocks pass: 10,000 others would cost several milliseconds at each draft.
      block.id !== undefined && (contents.has(block.id) || removed.has(block.id)) && !listed.has(block),
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
    // Not for a text on its way: ten thousand places would be written with every save.
    unsaved.some((block) => block.id === undefined) ||
    removed.length > 0 ||
    isMoved ||
    mayChangeOrder(unanswered)
  if (unsaved.length === 0 && !isReordered && !defaults && !isUnsure) return undefined
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
