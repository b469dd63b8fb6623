import { type DBSchema, openDB } from 'idb'
import { originalOf, rememberOriginal } from '#src/lib/original-files.ts'
import { MEGABYTE } from '#src/rules/limits.ts'
import { DRAFT_FILES } from './forget-drafts.ts'

export interface SavedFile {
  readonly id: string
  readonly file: File
}

interface SavedRow extends SavedFile {
  readonly draft: string
  /** Original of an edited file and its edit, so that editing can continue later. */
  readonly original?: { readonly file: File; readonly edit: unknown } | undefined
}

interface Files extends DBSchema {
  files: { key: [draft: string, id: string]; value: SavedRow }
}

/** Limit of the files of all drafts together, in bytes; more would burden the browser too much. */
const MAX_BYTES = 250 * MEGABYTE
/** If the database does not open within this time, no files are saved. */
const OPEN_MS = 3000

const openFiles = async () =>
  openDB<Files>(DRAFT_FILES, 1, {
    upgrade: (database) => void database.createObjectStore('files', { keyPath: ['draft', 'id'] }),
  })

/**
 * Opens the database per use, so that a deletion never waits for a tab. Returns `otherwise` without a database or space
 * on the disk; then files exist only in this page's memory.
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
    // Closes the database even if it opened too late to be used.
    void opening.then(
      (database) => database.close(),
      () => {},
    )
  }
}

const keysOfDraft = (draft: string) => IDBKeyRange.bound([draft, ''], [draft, '\uffff'])

export const saveDraftFile = (draft: string, { id, file }: SavedFile) =>
  withDatabase(async (database) => {
    const transaction = database.transaction('files', 'readwrite')
    const rows = await transaction.store.getAll()
    const row = { draft, id, file, original: originalOf(file) }
    const bytes = [...rows, row].reduce((sum, row) => sum + row.file.size + (row.original?.file.size ?? 0), 0)
    if (bytes <= MAX_BYTES) await transaction.store.put(row)
    await transaction.done
    return bytes <= MAX_BYTES
  }, false)

export const readFiles = (draft: string) =>
  withDatabase<readonly SavedFile[]>(
    async (database) =>
      (await database.getAll('files', keysOfDraft(draft))).map(({ id, file, original }) => {
        rememberOriginal(file, original)
        return { id, file }
      }),
    [],
  )

export const forgetFiles = (draft: string, id?: string) =>
  withDatabase(
    (database) => database.delete('files', id === undefined ? keysOfDraft(draft) : [draft, id]),
    undefined,
  )
