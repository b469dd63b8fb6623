import type { FileDrawer } from '#mocks/kernel/files/file-store.ts'
import type { Planner } from '#mocks/kernel/transactions/planner.ts'
import type { Database } from '../db/database.ts'

/** What a write transaction works with: every collection, the agenda, the files, the time. */
export type Transaction = Database & {
  /** World time in ms since 1970. */
  readonly now: number
  /** Plans what will happen later, and takes it back. */
  readonly agenda: Planner
  /** Files that become visible with the transaction. */
  readonly files: FileDrawer
}
