import { type DBSchema, openDB } from 'idb'
import { DRAFT_FILES } from './forget-drafts.ts'

/** A file that was chosen or recorded and has not been sent. */
export interface KeptFile {
  /** Within its draft. */
  readonly id: string
  readonly file: File
}

interface Files extends DBSchema {
  files: { key: [draft: string, id: string]; value: KeptFile & { readonly draft: string } }
}

/** Files of all drafts together; more than that is the server's business and not the browser's. In bytes. */
const MOST_BYTES = 250 * 1024 * 1024
/** A browser whose database does not open is one that keeps nothing. */
const OPEN_MS = 3000

const openFiles = async () =>
  openDB<Files>(DRAFT_FILES, 1, {
    upgrade: (database) => void database.createObjectStore('files', { keyPath: ['draft', 'id'] }),
  })

/** Opened for each use, so that nobody who wants to delete the database has to wait for a tab. */
async function withDatabase<Result>(
  use: (database: Awaited<ReturnType<typeof openFiles>>) => Promise<Result>,
) {
  const opening = openFiles()
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database does not open')), OPEN_MS)
  })
  try {
    return await use(await Promise.race([opening, late]))
  } finally {
    clearTimeout(timer)
    // Also where it opens too late: whoever wants to delete it waits for nobody.
    void opening.then(
      (database) => database.close(),
      () => {},
    )
  }
}

const all = (draft: string) => IDBKeyRange.bound([draft, ''], [draft, '\uffff'])

/** Keeps a file, in place of the one with the same id. Says whether there was room for it. */
export async function keepFile(draft: string, { id, file }: KeptFile): Promise<boolean> {
  try {
    return await withDatabase(async (database) => {
      const transaction = database.transaction('files', 'readwrite')
      const rows = await transaction.store.getAll()
      const bytes = rows.reduce((sum, row) => sum + row.file.size, file.size)
      if (bytes <= MOST_BYTES) await transaction.store.put({ draft, id, file })
      await transaction.done
      return bytes <= MOST_BYTES
    })
  } catch {
    // No database, or no room on the disk: the file lives in this page only.
    return false
  }
}

/** The files of a draft, in the order of their ids; none where they cannot be read. */
export async function readFiles(draft: string): Promise<readonly KeptFile[]> {
  try {
    const rows = await withDatabase((database) => database.getAll('files', all(draft)))
    return rows.map(({ id, file }) => ({ id, file }))
  } catch {
    return []
  }
}

/** Forgets one file of a draft, or all of them. */
export async function forgetFiles(draft: string, id?: string): Promise<void> {
  try {
    await withDatabase((database) => database.delete('files', id === undefined ? all(draft) : [draft, id]))
  } catch {
    // What could not be kept need not be forgotten.
  }
}
