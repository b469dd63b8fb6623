import type { Database } from '#mocks/kernel/db/database.ts'
import type { DueEventRow } from '#mocks/kernel/db/system-collections.ts'
import type { EventName } from './event-name.ts'

interface Plan {
  /** World time at which it is due, in ms since 1970; or `afterMs` from now. Due immediately without both. */
  at?: number
  afterMs?: number
  /** Name for cancelling it, e.g. `project:5`. */
  key?: string
}

export interface Planner {
  plan<Payload>(handler: EventName<Payload>, payload: Payload, plan?: Plan): DueEventRow
  /** Cancels events planned under a key, of one kind or of any. Returns their number. */
  cancel(key: string, handler?: EventName<never>): number
  planned(key: string): DueEventRow[]
}

export function createPlanner(db: Database, now: () => number): Planner {
  const planned = (key: string) => db.dueEvents.list({ where: { key }, order: 'due' })
  return {
    planned,
    plan: ({ kind, weight }, payload, { at, afterMs = 0, key } = {}) =>
      db.dueEvents.create({ due_at: at ?? now() + afterMs, kind, weight, key, payload, attempts: 0 }),
    cancel(key, handler) {
      const events = planned(key).filter(({ kind }) => !handler || kind === handler.kind)
      for (const { id } of events) db.dueEvents.remove(id)
      return events.length
    },
  }
}
