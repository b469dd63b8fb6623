import { forgetCustomerStorage } from '#src/session/customer-storage.ts'

/** Name of the database that files of drafts lie in. */
export const DRAFT_FILES = 'customer-draft-files'

/** A tab that is writing a file lets go of the database soon; longer nobody waits for it. */
const DELETE_MS = 3000

/** Deleted as soon as no tab has it open any more, even where nobody waits that long. */
const deleteFiles = () =>
  new Promise<void>((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(DRAFT_FILES)
      request.onsuccess = () => resolve()
      request.onerror = () => resolve()
      setTimeout(resolve, DELETE_MS)
    } catch {
      // Without a database there are no files in it.
      resolve()
    }
  })

/**
 * Forgets every draft of everybody, and whatever else this browser remembers of customers: somebody logs out. What is
 * still open, and what is still being sent, keeps nothing from here on.
 */
export function forgetDrafts(): Promise<void> {
  forgetCustomerStorage()
  return deleteFiles()
}
