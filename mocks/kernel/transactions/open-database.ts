import { Files } from '#mocks/kernel/files/file-store.ts'
import type { Notices } from '#mocks/kernel/notices.ts'
import type { Store } from '#mocks/kernel/store/store.ts'
import type { Tabs } from '#mocks/kernel/store/tabs.ts'
import { createPlanner } from '#mocks/kernel/transactions/planner.ts'
import { createDatabase, type Database } from '../db/database.ts'
import type { UndoLog } from '../db/undo-log.ts'
import { loadWorld } from './load-world.ts'
import { statusMovesIn } from './status-moves.ts'
import type { Transaction } from './transaction.ts'
import { Transactions } from './transactions.ts'

interface Dependencies {
  id: string
  store: Store
  tabs: Tabs
  clock: { now(): number }
  notices: Notices
  seed: (tx: Transaction) => void
  isFresh: boolean
}

interface OpenDatabase {
  db: Database
  log: UndoLog
  files: Files
  transactions: Transactions
}

export async function openDatabase({ id, clock, ...parts }: Dependencies): Promise<OpenDatabase> {
  const core = createDatabase()
  const { db, log } = core
  const files = new Files(id, db, parts.store)
  const timed: Pick<Transaction, 'now' | 'version'> = {
    get now() {
      return clock.now()
    },
    get version() {
      return core.version
    },
  }
  const own = {
    agenda: createPlanner(db, clock.now),
    files,
    moves: () => statusMovesIn(log),
    copy: core.copy,
  }
  const tx: Transaction = Object.assign(timed, db, own)
  const seq = await loadWorld({ ...parts, core, files, tx })
  return { db, log, files, transactions: new Transactions({ ...parts, core, files, tx, seq }) }
}
