import type { WritableFiles } from '#mocks/kernel/files/file-store.ts'
import type { Planner } from '#mocks/kernel/transactions/planner.ts'
import type { Database, Snapshot } from '../db/database.ts'
import type { StatusMove } from './status-moves.ts'

export type Transaction = Database & {
  readonly now: number
  /** Changes with the committed data. */
  readonly version: number
  readonly agenda: Planner
  readonly files: WritableFiles
  moves(): StatusMove[]
  /** Writes the records of a snapshot of a world; only for seeding. */
  copy(snapshot: Snapshot): void
}
