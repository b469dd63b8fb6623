import { type DBSchema, openDB } from 'idb'
import { MEGABYTE } from '#src/rules/limits.ts'
import { DRAFT_FILES } from './forget-drafts.ts'

export interface KeptFile {
  readonly id: string
  readonly file: File
}

interface Files extends DBSchema {
  files: { key: [draft: string, id: string]; value: KeptFile & { readonly draft: string } }
}

/** Files of all drafts together; more than that is the server's business and not the browser's. In bytes. */
const MOST_BYTES = 250 * MEGABYTE
/** A browser whose database has not opened by then keeps nothing. */
const OPEN_MS = 3000

const openFiles = async () =>
  openDB<Files>(DRAFT_FILES, 1, {
    upgrade: (database) => void database.createObjectStore('files', { keyPath: ['draft', 'id'] }),
  })

/**
 * Opens the database for each use, so that nobody who wants to delete it has to wait for a tab. Gives
 * `otherwise` where there is no database, or no space on the disk: files are in this page's memory only then.
 */
async function withDatabase<Result>(
  use: (database: Awaited<ReturnType<typeof openFiles>>) => Promise<Result>,
  otherwise: Result,
) {
  const opening = openFiles()
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(reject, OPEN_MS)
  try {
    return await use(await Promise.race([opening, late]))
  } catch {
    return otherwise
  } finally {
    clearTimeout(timer)
    // Closed again, also where it opened too late to be used.
    void opening.then(
      (database) => database.close(),
      () => {},
    )
  }
}

const all = (draft: string) => IDBKeyRange.bound([draft, ''], [draft, '\uffff'])

export const keepFile = (draft: string, { id, file }: KeptFile) =>
  withDatabase(async (database) => {
    const transaction = database.transaction('files', 'readwrite')
    const rows = await transaction.store.getAll()
    const bytes = rows.reduce((sum, row) => sum + row.file.size, file.size)
    if (bytes <= MOST_BYTES) await transaction.store.put({ draft, id, file })
    await transaction.done
    return bytes <= MOST_BYTES
  }, false)

export const readFiles = (draft: string) =>
  withDatabase<readonly KeptFile[]>(
    async (database) => (await database.getAll('files', all(draft))).map(({ id, file }) => ({ id, file })),
    [],
  )

export const forgetFiles = (draft: string, id?: string) =>
  withDatabase((database) => database.delete('files', id === undefined ? all(draft) : [draft, id]), undefined)
