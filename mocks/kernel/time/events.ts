import type { Database } from '#mocks/kernel/db/database.ts'
import type { UndoLog } from '#mocks/kernel/db/undo-log.ts'
import type { FileStore } from '#mocks/kernel/files/file-store.ts'
import type { Tabs } from '#mocks/kernel/store/tabs.ts'
import type { Transactions } from '#mocks/kernel/transactions/transactions.ts'
import { Agenda } from './agenda.ts'
import type { Clock } from './clock.ts'
import type { AnyEventHandler } from './event-handler.ts'
import { JobRunner } from './job-runner.ts'
import { keepClock } from './keep-clock.ts'

interface Parts {
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

export function createEvents(parts: Parts) {
  const { db, transactions, isClockKept } = parts
  const agenda = new Agenda(parts)
  const jobs = new JobRunner({ ...parts, agenda })
  const kept = isClockKept
    ? keepClock(parts.clock, { db, write: (task) => transactions.write(task) })
    : undefined

  async function settle() {
    kept?.follow()
    if (agenda.isDue()) await transactions.write((tx) => agenda.settle(tx))
    jobs.wake()
  }
  return {
    clock: kept ?? parts.clock,
    agenda,
    settle,
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
