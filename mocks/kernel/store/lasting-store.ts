import type { Notices } from '#mocks/kernel/notices.ts'
import { openIndexedDbStore } from './indexeddb-store.ts'
import { createMemoryStore } from './memory-store.ts'
import type { PageStore, SavedWorld, Store } from './store.ts'

/**
 * A store that continues in memory when the primary one fails (no database, no space, no permission), with one
 * notice. Earlier data of the primary store stays readable.
 */
export function withFallback(primary: PageStore, notices: Notices): Store {
  const memory = createMemoryStore()
  let current = primary
  function attempt<Result>(task: (store: Store) => Promise<Result>): Promise<Result> {
    if (current === memory) return task(memory)
    return task(primary).catch((error: unknown) => {
      current = memory
      notices.add({ kind: 'not-persistent', detail: String(error) })
      return task(memory)
    })
  }
  /** A world saved in memory still has its files in the primary store, where nothing new was started. */
  async function withFiles(aside: SavedWorld | undefined): Promise<SavedWorld | undefined> {
    if (current === primary) return aside
    if (!aside) return primary.quarantined().catch(() => undefined)
    const before = await primary.allFiles().catch(() => new Map<string, Blob>())
    return { ...aside, files: new Map([...before, ...aside.files]) }
  }
  return {
    load: () => attempt((store) => store.load()),
    begin: (snapshot, files) => attempt((store) => store.begin(snapshot, files)),
    commit: (commit) => attempt((store) => store.commit(commit)),
    latest: () => attempt((store) => store.latest()),
    since: (seq) => attempt((store) => store.since(seq)),
    readFile: async (key) =>
      (await memory.readFile(key)) ?? (await primary.readFile(key).catch(() => undefined)),
    quarantine: (contents, reason) => attempt((store) => store.quarantine(contents, reason)),
    quarantined: async () => withFiles(await attempt((store) => store.quarantined())),
    close: () => primary.close(),
  }
}

export async function openLastingStore(world: string, notices: Notices): Promise<Store> {
  try {
    return withFallback(await openIndexedDbStore(world), notices)
  } catch (error) {
    notices.add({ kind: 'not-persistent', detail: String(error) })
    return createMemoryStore()
  }
}
