import type { Change } from '#mocks/kernel/db/entity.ts'
import type { PageStore, SavedWorld } from './store.ts'

export interface MemoryContents {
  seq: number
  begun: number
  records: Map<string, { seq: number; change: Change }>
  files: Map<string, Blob>
  quarantined: SavedWorld | undefined
}

export const memoryContents = (): MemoryContents => ({
  seq: 0,
  begun: 0,
  records: new Map(),
  files: new Map(),
  quarantined: undefined,
})

const keyOf = ({ collection, id }: Change) => `${collection} ${typeof id} ${id}`

export function createMemoryStore(contents: MemoryContents = memoryContents()): PageStore {
  const keep = (changes: Iterable<Change>, files: ReadonlyMap<string, Blob>) => {
    const seq = contents.seq + 1
    contents.seq = seq
    for (const change of changes) {
      contents.records.set(keyOf(change), { seq, change })
      if (change.collection === 'fileRecords' && !change.value) contents.files.delete(String(change.id))
    }
    for (const [key, blob] of files) contents.files.set(key, blob)
    return seq
  }
  return {
    async load() {
      if (contents.seq === 0) return { kind: 'empty' }
      const changes = [...contents.records.values()].map(({ change }) => change)
      return { kind: 'loaded', seq: contents.seq, changes }
    },
    async begin(snapshot, files) {
      contents.records.clear()
      contents.files.clear()
      const rows = Object.entries(snapshot).flatMap(([collection, values]) =>
        values.map((value) => ({ collection, id: value.id, value })),
      )
      contents.begun = keep(rows, files)
      return contents.begun
    },
    commit: async ({ changes, files }) => keep(changes, files),
    latest: async () => contents.seq,
    async since(seq) {
      const isReplaced = contents.begun > seq
      const later = [...contents.records.values()].filter((record) => isReplaced || record.seq > seq)
      return { seq: contents.seq, isReplaced, changes: later.map(({ change }) => change) }
    },
    readFile: async (key) => contents.files.get(key),
    allFiles: async () => new Map(contents.files),
    async quarantine(value, reason) {
      const kept = new Blob([JSON.stringify({ reason, contents: value })])
      contents.quarantined = { contents: kept, files: new Map(contents.files) }
      return undefined
    },
    quarantined: async () => contents.quarantined,
    close: () => undefined,
  }
}
