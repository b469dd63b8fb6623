/** A file that was chosen or recorded and has not been sent. */
export interface KeptFile {
  /** Within its form. */
  readonly id: string
  readonly file: File
}

interface Row extends KeptFile {
  /** `form/id`, so that the files of one form lie side by side. */
  readonly key: string
}

const DATABASE = 'unsent-files'
const STORE = 'files'
/** Files of all forms together; more than that is the server's business and not the browser's. In bytes. */
const MOST_BYTES = 250 * 1024 * 1024
/** A browser whose database does not open is one that keeps nothing. */
const PATIENCE_MS = 3000

const all = (form: string) => IDBKeyRange.bound(`${form}/`, `${form}/\uffff`)

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'key' })
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The database does not open')), PATIENCE_MS)
  })
  return Promise.race([settled(request), late])
}

/** Runs one transaction; resolves once it is on the disk. */
async function inStore<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<Result>,
): Promise<Result> {
  const database = await opened()
  try {
    const transaction = database.transaction(STORE, mode)
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
    })
    const [result] = await Promise.all([work(transaction.objectStore(STORE)), done])
    return result
  } finally {
    database.close()
  }
}

/** Keeps a file, in place of the one with the same id. Says whether there was room for it. */
export async function keepFile(form: string, { id, file }: KeptFile): Promise<boolean> {
  try {
    return await inStore('readwrite', async (store) => {
      const rows = (await settled(store.getAll())) as Row[]
      const bytes = rows.reduce((sum, row) => sum + row.file.size, file.size)
      if (bytes > MOST_BYTES) return false
      await settled(store.put({ key: `${form}/${id}`, id, file } satisfies Row))
      return true
    })
  } catch {
    // No database, or no room on the disk: the file lives in this page only.
    return false
  }
}

/** The files of a form, in the order of their ids; none where they cannot be read. */
export async function readFiles(form: string): Promise<readonly KeptFile[]> {
  try {
    const rows = await inStore('readonly', (store) => settled(store.getAll(all(form))))
    return (rows as Row[]).map(({ id, file }) => ({ id, file }))
  } catch {
    return []
  }
}

/** Forgets one file of a form, all of them, or the files of every form. */
export async function forgetFiles(form?: string, id?: string): Promise<void> {
  try {
    await inStore('readwrite', async (store) => {
      if (form === undefined) await settled(store.clear())
      else await settled(store.delete(id === undefined ? all(form) : `${form}/${id}`))
    })
  } catch {
    // What could not be kept need not be forgotten.
  }
}
