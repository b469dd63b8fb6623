import { createSignal } from '#src/lib/signal.ts'
import type { EditorBlock } from './document/editor-block.ts'
import type { EditorStore } from './document/editor-store.ts'
import type { ProjectSync } from './sync/project-sync.ts'

/** A block removed here that the server still has. */
export interface LeavingBlock {
  readonly block: EditorBlock
  /** The order that it was removed from, and its index there. */
  readonly order: readonly string[]
  readonly index: number
}

const noneLeaving: readonly LeavingBlock[] = []

/**
 * Blocks that merging or undo has removed here: the list shows them until the server confirms the removal
 * [spec 4]. The document does not contain them, so typing, prices and search go on without them.
 */
export function createLeavingBlocks(store: EditorStore, sync: Pick<ProjectSync, 'getCopy' | 'isSent'>) {
  const leaving = createSignal(noneLeaving)
  let before = store.getState()

  function isOnServer({ id, clientId }: EditorBlock) {
    return id === undefined ? sync.isSent(clientId) : sync.getCopy().blocks.has(id)
  }
  function removedSince(): readonly LeavingBlock[] {
    const [{ order, blocks }, now] = [before, store.getState()]
    before = now
    if (order === now.order) return noneLeaving
    return order.flatMap((key, index) => {
      const block = now.blocks.has(key) ? undefined : blocks.get(key)
      return block && isOnServer(block) ? { block, order, index } : []
    })
  }
  function check() {
    const gone = removedSince()
    const known = leaving.get()
    if (gone.length + known.length === 0) return
    const present = new Set<string | number | undefined>()
    for (const { clientId, id } of store.getState().blocks.values()) present.add(clientId).add(id)
    const isLeaving = ({ block }: LeavingBlock) =>
      isOnServer(block) && !present.has(block.clientId) && !(block.id !== undefined && present.has(block.id))
    const next = [...known, ...gone].filter(isLeaving)
    if (next.length !== known.length || gone.length > 0) leaving.set(next.length > 0 ? next : noneLeaving)
  }
  store.subscribe(check)
  store.touched.subscribe(check)
  // A block removed while its adding was under way gets the id by which its removal is recognised.
  store.surplus.subscribe(() => {
    const { key, id } = store.surplus.get() ?? {}
    leaving.set(
      leaving.get().map((one) => (one.block.key === key ? { ...one, block: { ...one.block, id } } : one)),
    )
  })
  return leaving
}

/** The keys of a list with those of leaving blocks at their former places. */
export function withLeaving(order: readonly string[], leaving: readonly LeavingBlock[]): readonly string[] {
  if (leaving.length === 0) return order
  const keys = [...order]
  for (const { block, order: former, index } of leaving) {
    if (block.type === 'chapter') continue
    const places = new Map(keys.map((key, index) => [key, index]))
    let above = index - 1
    while (above >= 0 && !places.has(former[above] ?? '')) above -= 1
    keys.splice((places.get(former[above] ?? '') ?? -1) + 1, 0, block.key)
  }
  return keys
}
