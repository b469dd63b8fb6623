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
import type { Call } from './next-call.ts'
import { type ServerBlock, type ServerCopy, serverBlockOf, withBlock, withoutBlock } from './server-copy.ts'
import type { SyncGateway } from './sync-gateway.ts'

function acknowledgeDefaults(
  copy: ServerCopy,
  { values, shared }: Extract<Call, { kind: 'defaults' }>,
  project: Project,
): ServerCopy {
  const defaults = { ...copy.defaults, ...values }
  if (!shared) return { ...copy, defaults }
  const versions = new Map(project.body.blocks.map(({ id, version }) => [id, version]))
  const blocks = new Map(copy.blocks)
  for (const id of shared.ids) {
    const block = blocks.get(id)
    if (!block?.own) continue
    blocks.set(id, { ...block, version: versions.get(id), own: shared.apply(id, block.own) })
  }
  return { ...copy, defaults, blocks }
}

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
function acknowledgeAdded(
  store: EditorStore,
  copy: ServerCopy,
  sent: EditorBlock,
  place: number,
  theirs: Block,
  kind: ContentKind,
): ServerCopy | undefined {
  // If the response has no text, the server has the one that was sent.
  if (!theirs.is_text_unknown && !isSameContent(sent, blockFromServer(theirs, kind))) return undefined
  assignServerId(store, sent, theirs)
  return withBlock(copy, serverBlockOf(theirs, contentOf(sent)), place)
}

function acknowledgeUpdated(store: EditorStore, copy: ServerCopy, sent: EditorBlock, theirs: Block) {
  assignServerId(store, sent, theirs)
  return withBlock(copy, serverBlockOf(theirs, contentOf(sent)))
}

/** A block that undo restored while its removal was pending has to be added again. */
function acknowledgeDeleted(store: EditorStore, id: number) {
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
function acknowledgeSaved(
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

interface Sender {
  readonly store: EditorStore
  readonly gateway: SyncGateway
  readonly kind: ContentKind
  /** The copy at the time of the response, because a project may have been merged meanwhile. */
  readonly getCopy: () => ServerCopy
}

interface SentState {
  readonly copy: ServerCopy
  readonly version: number | undefined
  readonly project?: Project
}

function sortBlocks(copy: ServerCopy, ids: readonly number[]): ServerCopy {
  const named = new Set(ids)
  const rest = copy.order.filter((id) => !named.has(id))
  return { ...copy, order: [...ids.filter((id) => copy.blocks.has(id)), ...rest] }
}

/**
 * Makes a call and applies its response. Undefined if the server has other content than was sent, so that the
 * project must be fetched.
 */
export async function sendCall(
  { store, gateway, kind, getCopy }: Sender,
  call: Call,
): Promise<SentState | undefined> {
  switch (call.kind) {
    case 'defaults': {
      const project = await gateway.defaults(call)
      return { copy: acknowledgeDefaults(getCopy(), call, project), version: project.version, project }
    }
    case 'add': {
      const theirs = await gateway.add(call)
      const copy = acknowledgeAdded(store, getCopy(), call.block, call.place, theirs, kind)
      return copy && { copy, version: theirs.version }
    }
    case 'update': {
      const { block, version } = await gateway.update(call)
      return { copy: acknowledgeUpdated(store, getCopy(), call.block, block), version }
    }
    case 'delete': {
      const { version } = await gateway.delete(call)
      const copy = withoutBlock(getCopy(), call.id)
      acknowledgeDeleted(store, call.id)
      return { copy, version }
    }
    case 'sort': {
      const { version } = await gateway.sort(call)
      return { copy: sortBlocks(getCopy(), call.ids), version }
    }
    case 'save': {
      const project = await gateway.save(call)
      return { copy: acknowledgeSaved(store, getCopy(), call.blocks, project), version: project.version }
    }
  }
}
