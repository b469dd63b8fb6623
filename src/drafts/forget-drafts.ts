import { FILE_PIECES } from '#src/rules/file-pieces.ts'
import { forgetCustomerStorage } from '#src/session/customer-storage.ts'

export const DRAFT_FILES = 'customer-draft-files'

/** A tab that is writing a file lets go of the database soon; longer nobody waits for it. */
const DELETE_MS = 3000

const forgetDatabase = (name: string) =>
  new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name)
    request.onsuccess = resolve
    request.onerror = reject
    setTimeout(resolve, DELETE_MS)
    // Without a database there are no files in it.
  }).catch(() => {})

/**
 * Forgets every draft of everybody, and whatever else this browser remembers of customers: somebody logs out. What is
 * still open, and what is still being sent, keeps nothing from here on. Files go as soon as no tab has their database
 * open any more, even where nobody waits that long.
 */
export async function forgetDrafts(): Promise<void> {
  forgetCustomerStorage()
  await Promise.all([DRAFT_FILES, FILE_PIECES].map(forgetDatabase))
}
