import { FILE_PIECES } from '#src/rules/file-pieces.ts'
import { EARLIER_STATES, forgetCustomerStorage } from '#src/session/customer-storage.ts'

export const DRAFT_FILES = 'customer-draft-files'

/** A tab that is writing a file releases the database soon; the wait ends after this time. */
const DELETE_MS = 3000

const forgetDatabase = (name: string) =>
  new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name)
    request.onsuccess = resolve
    request.onerror = reject
    setTimeout(resolve, DELETE_MS)
    // Without a database there are no files to delete.
  }).catch(() => {})

/**
 * Deletes the drafts and all other stored data of every customer, on a logout. Open forms and running uploads save
 * nothing afterwards. Files are deleted as soon as no tab has their database open, even after the wait has ended.
 */
export async function forgetDrafts(): Promise<void> {
  forgetCustomerStorage()
  await Promise.all([DRAFT_FILES, EARLIER_STATES, FILE_PIECES].map(forgetDatabase))
}
