import type { Database } from '#mocks/kernel/db/database.ts'
import type { DueEventRow } from '#mocks/kernel/db/system-collections.ts'
import type { FileStore } from '#mocks/kernel/files/file-store.ts'
import type { Tabs } from '#mocks/kernel/store/tabs.ts'
import type { Transactions } from '#mocks/kernel/transactions/transactions.ts'
import type { Agenda } from './agenda.ts'
import type { HeavyHandler } from './event-handler.ts'

/** How often a heavy event is started before it is given up; it is repeated only after a tab crashed during it. */
const MAX_ATTEMPTS = 3

interface Dependencies {
  agenda: Agenda
  transactions: Transactions
  tabs: Tabs
  db: Database
  files: FileStore
  engines: unknown
  report(problem: string, error: unknown): void
}

/**
 * Runs heavy events outside the write queue, one at a time over all tabs. An event stays in the agenda until its
 * result is committed, so a reload loses nothing, because another free tab starts it again.
 */
export class JobRunner {
  #parts: Dependencies
  #running: Promise<void> | undefined
  #end = new AbortController()

  constructor(parts: Dependencies) {
    this.#parts = parts
  }

  wake(): void {
    if (this.#running || this.#end.signal.aborted || !this.#parts.agenda.dueHeavyEvent(new Set())) return
    this.#running = this.#parts.tabs
      .ifFree('jobs', () => this.#drain())
      .then(() => undefined)
      .catch((error: unknown) => this.#parts.report('Work could not be brought to an end', error))
      .finally(() => {
        this.#running = undefined
      })
  }

  get isRunning(): boolean {
    return this.#running !== undefined
  }

  async idle(): Promise<void> {
    await this.#running
  }

  dispose(): void {
    this.#end.abort()
  }

  async #drain() {
    const { agenda, transactions } = this.#parts
    const given = new Set<number>()
    while (!this.#end.signal.aborted) {
      // Reading applies the commits of other tabs, whose events this tab may have to continue.
      const event = await transactions.read(() => agenda.dueHeavyEvent(given))
      if (!event) return
      given.add(event.id)
      await this.#perform(event)
      if (agenda.isDue()) await transactions.write((tx) => agenda.settle(tx))
    }
  }

  async #perform(event: DueEventRow) {
    const { agenda, transactions } = this.#parts
    const handler = agenda.handlerOf(event)
    const context = this.#contextOf(event)
    try {
      if (handler?.weight !== 'heavy') throw new Error(`Nothing does the work ${event.kind}`)
      if (!(await this.#begin(event))) return
      const keep = await (handler as HeavyHandler<unknown>).compute(context)
      if (this.#end.signal.aborted) return
      await transactions.write((tx) => {
        // Cancelled meanwhile: the result is discarded.
        if (!tx.dueEvents.get(event.id)) return
        tx.dueEvents.remove(event.id)
        keep({ tx, payload: event.payload, at: event.due_at })
      })
    } catch (error) {
      if (this.#end.signal.aborted) return
      await transactions.write((tx) => {
        if (tx.dueEvents.get(event.id)) agenda.fail(tx, event, error)
      })
    }
  }

  /** Counts the attempt; `false` if another tab has finished or cancelled the event. */
  async #begin(event: DueEventRow) {
    return this.#parts.transactions.write((tx) => {
      const current = tx.dueEvents.get(event.id)
      if (!current) return false
      if (current.attempts >= MAX_ATTEMPTS) throw new Error(`${event.kind} was given up`)
      tx.dueEvents.update(event.id, { attempts: current.attempts + 1 })
      return true
    })
  }

  #contextOf(event: DueEventRow) {
    const { db, files, engines, transactions } = this.#parts
    return {
      db,
      files,
      engines,
      payload: event.payload,
      at: event.due_at,
      write: transactions.write.bind(transactions),
      signal: this.#end.signal,
    }
  }
}
