import type { Project } from '#src/contract/project.ts'
import type { EditorStore } from '../document/editor-store.ts'
import type { ContentKind } from '../document/own-content.ts'
import { acknowledgeAdded, acknowledgeDeleted, acknowledgeSaved, acknowledgeUpdated } from './acknowledge.ts'
import { acknowledgeDefaults } from './acknowledge-defaults.ts'
import type { Call } from './next-call.ts'
import { type ServerCopy, withoutBlock } from './server-copy.ts'
import type { SyncGateway } from './sync-gateway.ts'

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
