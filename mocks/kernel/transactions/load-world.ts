import type { Files } from '#mocks/kernel/files/file-store.ts'
import type { Notices } from '#mocks/kernel/notices.ts'
import type { Store } from '#mocks/kernel/store/store.ts'
import type { Tabs } from '#mocks/kernel/store/tabs.ts'
import type { DatabaseCore } from '../db/database.ts'
import type { Change } from '../db/entity.ts'
import type { Transaction } from './transaction.ts'

interface Dependencies {
  core: DatabaseCore
  store: Store
  tabs: Tabs
  files: Files
  tx: Transaction
  seed: (tx: Transaction) => void
  notices: Notices
  isFresh: boolean
}

/**
 * Reads a world from its store, or seeds an empty one. If it is unreadable, saves it separately and starts a new
 * world. Returns the number of its commit.
 */
export function loadWorld(parts: Dependencies): Promise<number> {
  return parts.tabs.exclusively(async () => {
    const { core, store, notices } = parts
    const loaded = await store.load()
    if (parts.isFresh || loaded.kind === 'empty') return seedWorld(parts)
    const reason = loaded.kind === 'loaded' ? await copyChanges(core, loaded.changes) : loaded.reason
    if (loaded.kind === 'loaded' && reason === undefined) return loaded.seq
    const contents = loaded.kind === 'loaded' ? loaded.changes : loaded.contents
    const aside = await store.quarantine(contents, reason ?? '')
    notices.add({ kind: 'started-anew', detail: [reason, aside].filter(Boolean).join('; ') })
    return seedWorld(parts)
  })
}

async function copyChanges(core: DatabaseCore, changes: readonly Change[]): Promise<string | undefined> {
  try {
    await core.absorb(changes)
    return undefined
  } catch (error) {
    return String(error)
  }
}

async function seedWorld({ core, store, files, tx, seed }: Dependencies) {
  core.log.begin()
  // Time does not advance during the seeding, so a world started at the same moment has the same records.
  seed(Object.create(tx, { now: { value: tx.now } }))
  core.changes()
  const seq = await store.begin(core.snapshot(), files.staged)
  core.log.end()
  files.settle()
  await core.flush()
  return seq
}
