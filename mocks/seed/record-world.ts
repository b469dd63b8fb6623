import type { Snapshot } from '#mocks/kernel/db/database.ts'
import { Notices } from '#mocks/kernel/notices.ts'
import { createMemoryStore } from '#mocks/kernel/store/memory-store.ts'
import { singleTab } from '#mocks/kernel/store/tabs.ts'
import { openDatabase } from '#mocks/kernel/transactions/open-database.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'

export interface RecordedWorld {
  /** Moment at which it was built, in ms since 1970. */
  readonly at: number
  readonly rows: Snapshot
}

/** All records that a seed writes at a moment, in ms since 1970. */
export async function recordWorld(seed: (tx: Transaction) => void, at: number): Promise<RecordedWorld> {
  const { db } = await openDatabase({
    id: 'main',
    seed,
    clock: { now: () => at },
    store: createMemoryStore(),
    tabs: singleTab(),
    notices: new Notices(),
    isFresh: true,
  })
  const filled = Object.entries(db).flatMap(([name, rows]) =>
    rows.count() > 0 ? [[name, [...rows.all()]]] : [],
  )
  return { at, rows: Object.fromEntries(filled) }
}
