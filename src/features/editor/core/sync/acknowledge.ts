import type { Block } from '#src/contract/block.ts'
import type { Project } from '#src/contract/project.ts'
import {
  asNewBlock,
  blockFromServer,
  contentOf,
  type EditorBlock,
  isSameContent,
} from '../document/editor-block.ts'
import type { EditorStore } from '../document/editor-store.ts'
import type { ContentKind } from '../document/own-content.ts'
import { type ServerBlock, type ServerCopy, serverBlockOf, withBlock } from './server-copy.ts'

/**
 * Assigns the server's id to a block. If the block has left this tab meanwhile (undone), the server's block
 * is surplus and is removed next.
 */
function assignServerId(store: EditorStore, sent: EditorBlock, theirs: Block) {
  if (!store.getBlock(sent.key)) return store.surplus.set({ key: sent.key, id: theirs.id })
  store.patch(sent.key, { id: theirs.id, isStale: theirs.is_stale, generated: theirs.generated })
}

/**
 * Handles the response to an added block. Undefined if the server has other content under that client id,
 * from an earlier attempt with a lost response or another tab: then the project must be fetched before
 * anything is overwritten.
 */
export function acknowledgeAdded(
  store: EditorStore,
  copy: ServerCopy,
  sent: EditorBlock,
  place: number,
  theirs: Block,
  kind: ContentKind,
): ServerCopy | undefined {
  // A server that sends no text has the text that was sent.
  if (!theirs.is_text_unknown && !isSameContent(sent, blockFromServer(theirs, kind))) return undefined
  assignServerId(store, sent, theirs)
  return withBlock(copy, serverBlockOf(theirs, contentOf(sent)), place)
}

export function acknowledgeUpdated(store: EditorStore, copy: ServerCopy, sent: EditorBlock, theirs: Block) {
  assignServerId(store, sent, theirs)
  return withBlock(copy, serverBlockOf(theirs, contentOf(sent)))
}

/** A block that undo restored while its removal was pending has to be added again. */
export function acknowledgeDeleted(store: EditorStore, id: number) {
  const state = store.getState()
  const back = [...state.blocks.values()].find((block) => block.id === id)
  if (!back) return
  store.replace({ ...state, blocks: new Map(state.blocks).set(back.key, asNewBlock(back)) })
}

/**
 * Handles the response to saving the whole list: the server's blocks are in the order sent and have the sent
 * content, so only typing since then differs. Additional blocks of the server are not added to the copy,
 * because this tab has neither seen nor removed them.
 */
export function acknowledgeSaved(
  store: EditorStore,
  copy: ServerCopy,
  sent: readonly EditorBlock[],
  project: Project,
): ServerCopy {
  const byClientId = new Map(project.body.blocks.map((block) => [block.client_id ?? '', block]))
  const byId = new Map(project.body.blocks.map((block) => [block.id, block]))
  const isWhole = project.body.blocks.length === sent.length
  const blocks = new Map<number, ServerBlock>()
  for (const [index, block] of sent.entries()) {
    const theirs =
      (block.id === undefined ? byClientId.get(block.clientId) : byId.get(block.id)) ??
      (isWhole ? project.body.blocks[index] : undefined)
    if (!theirs) continue
    assignServerId(store, block, theirs)
    blocks.set(theirs.id, serverBlockOf(theirs, contentOf(block)))
  }
  const order = project.body.blocks.map(({ id }) => id).filter((id) => blocks.has(id))
  return { ...copy, order, blocks }
}
