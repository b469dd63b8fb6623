import type { Database } from '#mocks/kernel/db/database.ts'
import type { UndoLog } from '#mocks/kernel/db/undo-log.ts'
import type { FileStore } from '#mocks/kernel/files/file-store.ts'
import type { Tabs } from '#mocks/kernel/store/tabs.ts'
import type { StatusMove } from '#mocks/kernel/transactions/status-moves.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { Transactions } from '#mocks/kernel/transactions/transactions.ts'
import { Agenda } from './agenda.ts'
import type { Clock } from './clock.ts'
import type { AnyEventHandler } from './event-handler.ts'
import { JobRunner } from './job-runner.ts'
import { createStoredClock } from './stored-clock.ts'

interface Dependencies {
  db: Database
  log: UndoLog
  transactions: Transactions
  tabs: Tabs
  files: FileStore
  clock: Clock
  isClockKept: boolean
  handlers: readonly AnyEventHandler[]
  engines: unknown
  report(problem: string, error: unknown): void
}

export function createEvents(parts: Dependencies) {
  const { db, transactions, isClockKept } = parts
  const agenda = new Agenda(parts)
  const jobs = new JobRunner({ ...parts, agenda })
  const kept = isClockKept
    ? createStoredClock(parts.clock, { db, write: (task) => transactions.write(task) })
    : undefined

  /** Processes due events. Returns the resulting status changes of projects. */
  async function settle(): Promise<StatusMove[]> {
    kept?.follow()
    const settleAll = (tx: Transaction) => {
      agenda.settle(tx)
      return tx.moves()
    }
    const moves = agenda.isDue() ? await transactions.write(settleAll) : []
    jobs.wake()
    return moves
  }
  return {
    clock: kept ?? parts.clock,
    agenda,
    settle,
    follow: () => kept?.follow(),
    wake: () => jobs.wake(),
    async idle() {
      do {
        await settle()
        await jobs.idle()
        await transactions.drained()
      } while (agenda.isDue() || jobs.isRunning)
    },
    dispose: () => jobs.dispose(),
  }
}
