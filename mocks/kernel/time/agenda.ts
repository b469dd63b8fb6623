import type { Database } from '#mocks/kernel/db/database.ts'
import type { DueEventRow } from '#mocks/kernel/db/system-collections.ts'
import type { UndoLog } from '#mocks/kernel/db/undo-log.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { Clock } from './clock.ts'
import type { AnyEventHandler, EventHandler } from './event-handler.ts'

/**
 * Maximum number of events that one request processes; the rest waits for the next one, so that a long absence delays
 * nobody.
 */
const MAX_EVENTS_PER_REQUEST = 500

interface Dependencies {
  db: Database
  log: UndoLog
  clock: Clock
  handlers: readonly AnyEventHandler[]
  report(problem: string, error: unknown): void
}

/**
 * Due events, stored in the world. There are no timers: every request first processes the events that are due, in
 * the order of their due times.
 */
export class Agenda {
  #parts: Dependencies
  #handlers: Map<string, EventHandler<unknown>>

  constructor(parts: Dependencies) {
    this.#parts = parts
    this.#handlers = new Map(
      parts.handlers.map((handler) => [handler.kind, handler as EventHandler<unknown>]),
    )
  }

  isDue(): boolean {
    return this.#next('light') !== undefined
  }

  dueHeavyEvent(without: ReadonlySet<number>): DueEventRow | undefined {
    const { db, clock } = this.#parts
    const now = clock.now()
    for (const event of db.dueEvents.list({ where: { weight: 'heavy' }, order: 'due' })) {
      if (event.due_at > now) return undefined
      if (!without.has(event.id)) return event
    }
    return undefined
  }

  handlerOf(event: DueEventRow): EventHandler<unknown> | undefined {
    return this.#handlers.get(event.kind)
  }

  settle(tx: Transaction): void {
    for (let count = 0; count < MAX_EVENTS_PER_REQUEST; count++) {
      const event = this.#next('light')
      if (!event) return
      this.#happen(tx, event)
    }
  }

  /** Ends a failed event: runs its handler's `failed`, and if that fails too, only reports the error. */
  fail(tx: Transaction, event: DueEventRow, error: unknown): void {
    const { log, report } = this.#parts
    if (tx.dueEvents.get(event.id)) tx.dueEvents.remove(event.id)
    report(`The event ${event.kind} failed`, error)
    const mark = log.mark()
    try {
      this.handlerOf(event)?.failed?.({ tx, payload: event.payload, at: event.due_at, error })
    } catch (second) {
      log.rollback(mark)
      report(`The failure of ${event.kind} could not be noted`, second)
    }
  }

  #happen(tx: Transaction, event: DueEventRow) {
    const mark = this.#parts.log.mark()
    try {
      tx.dueEvents.remove(event.id)
      const handler = this.handlerOf(event)
      if (handler?.weight !== 'light') throw new Error(`Nothing handles the event ${event.kind}`)
      handler.happen({ tx, payload: event.payload, at: event.due_at })
    } catch (error) {
      this.#parts.log.rollback(mark)
      this.fail(tx, event, error)
    }
  }

  #next(weight: DueEventRow['weight']) {
    const { db, clock } = this.#parts
    const event = db.dueEvents.page({ where: { weight }, order: 'due', perPage: 1 }).items[0]
    return event && event.due_at <= clock.now() ? event : undefined
  }
}
