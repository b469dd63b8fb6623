import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from 'idb'
import type { Snapshot } from '#mocks/kernel/db/database.ts'
import type { Change, Entity, EntityId } from '#mocks/kernel/db/entity.ts'
import { type Loaded, type PageStore, type SavedWorld, STORE_VERSION } from './store.ts'

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

/** Blobs are larger ones, and those of older versions. */
type StoredFile = Blob | { readonly bytes: ArrayBuffer; readonly type: string }

/** Larger files are stored as blobs, because bytes have to fit into memory. */
const MAX_BYTES = 256 * 1024 * 1024

/**
 * WebKit sometimes fails to store a blob, and then answers no later page that asks for the same collections; bytes it
 * always stores.
 */
const toStored = async (blob: Blob): Promise<StoredFile> =>
  blob.size > MAX_BYTES ? blob : { bytes: await blob.arrayBuffer(), type: blob.type }

const toBlob = (file: StoredFile) =>
  file instanceof Blob ? file : new Blob([file.bytes], { type: file.type })

async function storedFiles(files: ReadonlyMap<string, Blob>): Promise<ReadonlyMap<string, StoredFile>> {
  return new Map(
    await Promise.all([...files].map(async ([key, blob]) => [key, await toStored(blob)] as const)),
  )
}

const blobsOf = (files: ReadonlyMap<string, StoredFile>): ReadonlyMap<string, Blob> =>
  new Map([...files].map(([key, file]) => [key, toBlob(file)]))

interface DatabaseLayout extends DBSchema {
  meta: { key: string; value: Head }
  /** Initial records of the world, one list per collection, which is far faster than one by one. */
  baseline: { key: string; value: readonly Entity[] }
  /** Records changed since; `seq` finds changes of other tabs. */
  records: { key: [string, EntityId]; value: StoredRecord; indexes: { seq: number } }
  files: { key: string; value: StoredFile }
  /** Entries saved by older versions lack files. */
  quarantine: {
    key: number
    value: { reason: string; contents: StoredFile; files?: ReadonlyMap<string, StoredFile> }
  }
}

type Database = IDBPDatabase<DatabaseLayout>

function createObjectStores(db: Database) {
  db.createObjectStore('meta')
  db.createObjectStore('baseline')
  db.createObjectStore('records', { keyPath: ['collection', 'id'] }).createIndex('seq', 'seq')
  db.createObjectStore('files')
  db.createObjectStore('quarantine', { autoIncrement: true })
}

const asChange = ({ collection, id, value }: StoredRecord): Change => ({ collection, id, value })

type StoreName = StoreNames<DatabaseLayout>[]

/**
 * Runs a task in one transaction and resolves when it is stored. WebKit suspends a transaction of a page that enters its
 * page cache, and every later page would wait for it: it is cancelled then, and repeated if the page returns.
 */
async function inTransaction<Result, Mode extends IDBTransactionMode = 'readonly'>(
  db: Database,
  names: StoreName,
  task: (tx: IDBPTransaction<DatabaseLayout, StoreName, Mode>) => Promise<Result>,
  mode?: Mode,
): Promise<Result> {
  const tx = db.transaction(names, mode)
  const ended = new AbortController()
  let isLeft = false
  globalThis.addEventListener?.(
    'pagehide',
    ({ persisted }) => {
      if (!persisted) return
      isLeft = true
      try {
        tx.abort()
      } catch {
        // It is complete, and only its event is missing.
      }
    },
    { signal: ended.signal },
  )
  try {
    const [result] = await Promise.all([task(tx), tx.done])
    return result
  } catch (error) {
    if (!isLeft) throw error
  } finally {
    ended.abort()
  }
  await new Promise((resolve) => addEventListener('pageshow', resolve, { once: true }))
  return inTransaction(db, names, task, mode)
}

const readAll = (db: Database) =>
  inTransaction(db, ['meta', 'baseline', 'records'], async (tx) => {
    const [head, names, lists, records] = await Promise.all([
      tx.objectStore('meta').get('head'),
      tx.objectStore('baseline').getAllKeys(),
      tx.objectStore('baseline').getAll(),
      tx.objectStore('records').getAll(),
    ])
    return { head, lists: new Map(names.map((name, index) => [name, lists[index] ?? []])), records }
  })

const readHead = (db: Database) => inTransaction(db, ['meta'], (tx) => tx.objectStore('meta').get('head'))

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

async function loadWorld(db: Database): Promise<Loaded> {
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

async function startStore(db: Database, snapshot: Snapshot, files: ReadonlyMap<string, Blob>) {
  const stored = await storedFiles(files)
  return await inTransaction(
    db,
    ['meta', 'baseline', 'records', 'files'],
    async (tx) => {
      const stores = { baseline: tx.objectStore('baseline'), files: tx.objectStore('files') }
      const seq = ((await tx.objectStore('meta').get('head'))?.seq ?? 0) + 1
      const counts = Object.fromEntries(Object.entries(snapshot).map(([name, rows]) => [name, rows.length]))
      await Promise.all([
        tx.objectStore('records').clear(),
        stores.baseline.clear(),
        stores.files.clear(),
        ...Object.entries(snapshot).map(([name, rows]) => stores.baseline.put(rows, name)),
        ...[...stored].map(([key, file]) => stores.files.put(file, key)),
        tx.objectStore('meta').put({ version: STORE_VERSION, seq, begun: seq, counts }, 'head'),
      ])
      return seq
    },
    'readwrite',
  )
}

/** Records written at a time, so that the page can respond in between. */
const RECORDS_PER_WRITE = 100

async function commitChanges(db: Database, changes: readonly Change[], files: ReadonlyMap<string, Blob>) {
  const stored = await storedFiles(files)
  return await inTransaction(
    db,
    ['meta', 'records', 'files'],
    async (tx) => {
      const [records, bytes] = [tx.objectStore('records'), tx.objectStore('files')]
      const head = await tx.objectStore('meta').get('head')
      if (!head) throw new Error('The database has no head')
      const seq = head.seq + 1
      const gone = changes.filter(({ collection, value }) => collection === 'fileRecords' && !value)
      for (let from = 0; from < changes.length; from += RECORDS_PER_WRITE) {
        const slice = changes.slice(from, from + RECORDS_PER_WRITE)
        await Promise.all(
          slice.map(({ collection, id, value }) => records.put({ collection, id, seq, value })),
        )
      }
      await Promise.all([
        tx.objectStore('meta').put({ ...head, seq }, 'head'),
        ...gone.map(({ id }) => bytes.delete(String(id))),
        ...[...stored].map(([key, file]) => bytes.put(file, key)),
      ])
      return seq
    },
    'readwrite',
  )
}

async function changesSince(db: Database, seq: number) {
  const head = await readHead(db)
  if (!head || head.begun > seq) {
    const all = await readAll(db)
    return { seq: all.head?.seq ?? seq, isReplaced: true, changes: changesIn(all) }
  }
  const later = IDBKeyRange.lowerBound(seq, true)
  const records = await inTransaction(db, ['records'], (tx) =>
    tx.objectStore('records').index('seq').getAll(later),
  )
  const latest = records.reduce((most, record) => Math.max(most, record.seq), head.seq)
  return { seq: latest, isReplaced: false, changes: records.map(asChange) }
}

interface FilesRead {
  getAllKeys(): Promise<string[]>
  getAll(): Promise<StoredFile[]>
}

async function allFiles(store: FilesRead): Promise<ReadonlyMap<string, StoredFile>> {
  const [keys, files] = await Promise.all([store.getAllKeys(), store.getAll()])
  return new Map(files.map((file, index) => [keys[index] ?? '', file]))
}

/** Replaces the previously saved world, because old worlds with their films would pile up. */
async function saveReplacedWorld(db: Database, contents: unknown, reason: string) {
  const text = await toStored(new Blob([JSON.stringify(contents)]))
  return await inTransaction(
    db,
    ['files', 'quarantine'],
    async (tx) => {
      const [files, asides] = [await allFiles(tx.objectStore('files')), tx.objectStore('quarantine')]
      await Promise.all([asides.clear(), asides.add({ reason, contents: text, files })])
    },
    'readwrite',
  )
}

async function lastSavedWorld(db: Database): Promise<SavedWorld | undefined> {
  const last = (await inTransaction(db, ['quarantine'], (tx) => tx.objectStore('quarantine').getAll())).at(-1)
  return last && { contents: toBlob(last.contents), files: blobsOf(last.files ?? new Map()) }
}

/**
 * Opens a world's store in IndexedDB. Every commit is one transaction, so a crash of the page leaves all of it or
 * nothing. @throws DOMException if the browser refuses the database
 */
export async function openIndexedDbStore(world: string): Promise<PageStore> {
  const db = await openDB<DatabaseLayout>(`sandbox-${world}`, 1, { upgrade: createObjectStores })
  return {
    load: () => loadWorld(db),
    begin: (snapshot, files) => startStore(db, snapshot, files),
    commit: ({ changes, files }) => commitChanges(db, changes, files),
    latest: async () => (await readHead(db))?.seq ?? 0,
    since: (seq) => changesSince(db, seq),
    async readFile(key) {
      const file = await inTransaction(db, ['files'], (tx) => tx.objectStore('files').get(key))
      return file && toBlob(file)
    },
    allFiles: async () =>
      blobsOf(await inTransaction(db, ['files'], (tx) => allFiles(tx.objectStore('files')))),
    async quarantine(contents, reason) {
      await saveReplacedWorld(db, contents, reason)
      return undefined
    },
    quarantined: () => lastSavedWorld(db),
    close: () => db.close(),
  }
}
