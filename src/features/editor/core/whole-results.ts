import type { Block, Generated } from '#src/contract/block.ts'
import { WHOLE_BLOCKS_MAX } from '#src/contract/limits.ts'
import { nextTask } from '#src/rules/next-task.ts'
import { isSameSound } from './document/editor-block.ts'
import type { EditorStore } from './document/editor-store.ts'
import type { SyncGateway } from './sync/sync-gateway.ts'

interface Batch {
  readonly ids: number[]
  readonly blocks: Promise<readonly Block[]>
}

/**
 * Fetches the rest of partial results, which a long project leaves out. Blocks that appear together share a request.
 * Returns the result of a block; partial if it could not be fetched.
 */
export function createWholeResults(store: EditorStore, gateway: Pick<SyncGateway, 'whole'>) {
  let open: Batch | undefined
  const fetched = new Map<number, Promise<Generated | undefined>>()

  function join(id: number): Promise<readonly Block[]> {
    if (!open || open.ids.length === WHOLE_BLOCKS_MAX) {
      const ids: number[] = []
      const blocks = nextTask().then(() => {
        if (open?.ids === ids) open = undefined
        return gateway.whole(ids)
      })
      open = { ids, blocks }
    }
    open.ids.push(id)
    return open.blocks
  }

  async function fetchResult(key: string, id: number) {
    const blocks = await join(id)
    const found = blocks.find((block) => block.id === id)?.generated
    const now = store.getBlock(key)?.generated
    if (found && now?.is_partial && isSameSound(found, now)) store.patch(key, { generated: found })
    return found
  }

  return async (key: string): Promise<Generated | undefined> => {
    const { id, generated } = store.getBlock(key) ?? {}
    if (id === undefined || !generated?.is_partial) return generated
    const pending = fetched.get(id) ?? fetchResult(key, id).finally(() => fetched.delete(id))
    fetched.set(id, pending)
    // The waveform stays empty; the block is asked for again when it is shown again.
    return pending.catch(() => generated)
  }
}
