import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Change, Entity, EntityId } from '#mocks/kernel/db/entity.ts'
import { type Aside, type Loaded, type PageStore, STORE_VERSION } from './store.ts'

interface Head {
  version: number
  seq: number
  begun: number
  /** Initial number of records of each collection: fewer means that data is missing. */
  counts: Record<string, number>
}

interface StoredRecord {
  collection: string
  id: EntityId
  seq: number
  value: Entity | undefined
}

interface Layout extends DBSchema {
  meta: { key: string; value: Head }
  /** Initial records of the world, one list per collection, which is far faster than one by one. */
  baseline: { key: string; value: readonly Entity[] }
  /** Records changed since; `seq` finds changes of other tabs. */
  records: { key: [string, EntityId]; value: StoredRecord; indexes: { seq: number } }
  files: { key: string; value: Blob }
  /** Entries saved by older versions lack files. */
  quarantine: { key: number; value: { reason: string; contents: Blob; files?: ReadonlyMap<string, Blob> } }
}

type Database = IDBPDatabase<Layout>

function upgrade(db: Database) {
  db.createObjectStore('meta')
  db.createObjectStore('baseline')
  db.createObjectStore('records', { keyPath: ['collection', 'id'] }).createIndex('seq', 'seq')
  db.createObjectStore('files')
  db.createObjectStore('quarantine', { autoIncrement: true })
}

const asChange = ({ collection, id, value }: StoredRecord): Change => ({ collection, id, value })

async function readAll(db: Database) {
  const tx = db.transaction(['meta', 'baseline', 'records'])
  const [head, names, lists, records] = await Promise.all([
    tx.objectStore('meta').get('head'),
    tx.objectStore('baseline').getAllKeys(),
    tx.objectStore('baseline').getAll(),
    tx.objectStore('records').getAll(),
  ])
  return { head, lists: new Map(names.map((name, index) => [name, lists[index] ?? []])), records }
}

function changesIn({
  lists,
  records,
}: Pick<Awaited<ReturnType<typeof readAll>>, 'lists' | 'records'>): Change[] {
  const changes: Change[] = []
  for (const [collection, rows] of lists)
    for (const value of rows) changes.push({ collection, id: value.id, value })
  for (const record of records) changes.push(asChange(record))
  return changes
}

async function load(db: Database): Promise<Loaded> {
  const all = await readAll(db)
  const { head, lists, records } = all
  if (!head && lists.size === 0 && records.length === 0) return { kind: 'empty' }
  const contents = { head, lists: Object.fromEntries(lists), records }
  if (head && head.version !== STORE_VERSION) return { kind: 'unreadable', reason: 'other-version', contents }
  const isWhole =
    head &&
    Object.entries(head.counts).every(([name, count]) => lists.get(name)?.length === count) &&
    records.every(({ seq }) => seq <= head.seq)
  if (!isWhole) return { kind: 'unreadable', reason: 'damaged', contents }
  return { kind: 'loaded', seq: head.seq, changes: changesIn(all) }
}

async function startStore(
  db: Database,
  snapshot: Readonly<Record<string, readonly Entity[]>>,
  files: ReadonlyMap<string, Blob>,
) {
  const tx = db.transaction(['meta', 'baseline', 'records', 'files'], 'readwrite')
  const stores = { baseline: tx.objectStore('baseline'), files: tx.objectStore('files') }
  const seq = ((await tx.objectStore('meta').get('head'))?.seq ?? 0) + 1
  const counts = Object.fromEntries(Object.entries(snapshot).map(([name, rows]) => [name, rows.length]))
  await Promise.all([
    tx.objectStore('records').clear(),
    stores.baseline.clear(),
    stores.files.clear(),
    ...Object.entries(snapshot).map(([name, rows]) => stores.baseline.put(rows, name)),
    ...[...files].map(([key, blob]) => stores.files.put(blob, key)),
    tx.objectStore('meta').put({ version: STORE_VERSION, seq, begun: seq, counts }, 'head'),
    tx.done,
  ])
  return seq
}

/** Records written at a time, so that the page can respond in between. */
const SLICE = 100

async function commit(db: Database, changes: readonly Change[], files: ReadonlyMap<string, Blob>) {
  const tx = db.transaction(['meta', 'records', 'files'], 'readwrite')
  const [records, bytes] = [tx.objectStore('records'), tx.objectStore('files')]
  const head = await tx.objectStore('meta').get('head')
  if (!head) throw new Error('The database has no head')
  const seq = head.seq + 1
  const gone = changes.filter(({ collection, value }) => collection === 'fileRecords' && !value)
  for (let from = 0; from < changes.length; from += SLICE) {
    const slice = changes.slice(from, from + SLICE)
    await Promise.all(slice.map(({ collection, id, value }) => records.put({ collection, id, seq, value })))
  }
  await Promise.all([
    tx.objectStore('meta').put({ ...head, seq }, 'head'),
    ...gone.map(({ id }) => bytes.delete(String(id))),
    ...[...files].map(([key, blob]) => bytes.put(blob, key)),
    tx.done,
  ])
  return seq
}

async function changesSince(db: Database, seq: number) {
  const head = await db.get('meta', 'head')
  if (!head || head.begun > seq) {
    const all = await readAll(db)
    return { seq: all.head?.seq ?? seq, isReplaced: true, changes: changesIn(all) }
  }
  const records = await db.getAllFromIndex('records', 'seq', IDBKeyRange.lowerBound(seq, true))
  const latest = records.reduce((most, record) => Math.max(most, record.seq), head.seq)
  return { seq: latest, isReplaced: false, changes: records.map(asChange) }
}

interface FilesRead {
  getAllKeys(): Promise<string[]>
  getAll(): Promise<Blob[]>
}

async function allFiles(store: FilesRead): Promise<ReadonlyMap<string, Blob>> {
  const [keys, blobs] = await Promise.all([store.getAllKeys(), store.getAll()])
  return new Map(blobs.map((blob, index) => [keys[index] ?? '', blob]))
}

/** Replaces the previously saved world, because old worlds with their films would pile up. */
async function saveReplacedWorld(db: Database, contents: unknown, reason: string) {
  const tx = db.transaction(['files', 'quarantine'], 'readwrite')
  const [files, asides] = [await allFiles(tx.objectStore('files')), tx.objectStore('quarantine')]
  await Promise.all([
    asides.clear(),
    asides.add({ reason, contents: new Blob([JSON.stringify(contents)]), files }),
    tx.done,
  ])
}

async function lastAside(db: Database): Promise<Aside | undefined> {
  const last = (await db.getAll('quarantine')).at(-1)
  return last && { contents: last.contents, files: last.files ?? new Map() }
}

/**
 * Opens a world's store in IndexedDB. Every commit is one transaction, so a crash of the page leaves all of it or
 * nothing. @throws DOMException if the browser refuses the database
 */
export async function openIndexedDbStore(world: string): Promise<PageStore> {
  const db = await openDB<Layout>(`sandbox-${world}`, 1, { upgrade })
  return {
    load: () => load(db),
    begin: (snapshot, files) => startStore(db, snapshot, files),
    commit: ({ changes, files }) => commit(db, changes, files),
    latest: async () => (await db.get('meta', 'head'))?.seq ?? 0,
    since: (seq) => changesSince(db, seq),
    readFile: (key) => db.get('files', key),
    allFiles: () => allFiles(db.transaction('files').store),
    async quarantine(contents, reason) {
      await saveReplacedWorld(db, contents, reason)
      return undefined
    },
    quarantined: () => lastAside(db),
    close: () => db.close(),
  }
}
