import { transactionNumber } from '#mocks/features/billing/transaction-number.ts'
import type { Change, Entity } from '#mocks/kernel/db/entity.ts'
import type { OutboxRow } from '#mocks/kernel/rows/account-rows.ts'
import type { TransactionRow } from '#mocks/kernel/rows/money-rows.ts'
import type { PaymentRow } from '#mocks/kernel/rows/payment-rows.ts'
import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Store } from '#mocks/kernel/store/store.ts'
import { moneyOf } from '#src/rules/money.ts'

export const EVENT_NAMES = ['project', 'payment', 'transaction', 'mail'] as const
export type EventName = (typeof EVENT_NAMES)[number]

/** A change in a world that a backend would announce. */
export interface WorldEvent {
  readonly event: EventName
  readonly data: Readonly<Record<string, unknown>>
}

interface AnnouncedEvent {
  readonly event: EventName
  describe(row: never): Readonly<Record<string, unknown>>
}

/** Collections whose new records, and changes of status, are events. */
const EVENT_BY_COLLECTION: Readonly<Record<string, AnnouncedEvent>> = {
  projects: { event: 'project', describe: ({ id, slug }: ProjectRow) => ({ id, slug }) },
  payments: { event: 'payment', describe: ({ id, amount }: PaymentRow) => ({ id, amount: moneyOf(amount) }) },
  transactions: {
    event: 'transaction',
    describe: ({ id, type, amount }: TransactionRow) => ({
      id,
      number: transactionNumber(id),
      type,
      amount: moneyOf(amount),
    }),
  },
  outbox: {
    event: 'mail',
    describe: ({ id, to, kind, subject }: OutboxRow) => ({ id, to, kind, subject }),
  },
}

const statusOf = (row: Entity | undefined) => (row as { status?: unknown } | undefined)?.status

/** A store that announces the events in every commit, once it is stored. */
export function announceEvents(store: Store, tell: (event: WorldEvent) => void): Store {
  const statuses = new Map<string, unknown>()
  const remember = ({ collection, id, value }: Change) => {
    if (collection in EVENT_BY_COLLECTION) statuses.set(`${collection} ${id}`, statusOf(value) ?? null)
  }
  const eventIn = ({ collection, id, value }: Change): WorldEvent | undefined => {
    const announced = EVENT_BY_COLLECTION[collection]
    const [before, status] = [statuses.get(`${collection} ${id}`), statusOf(value)]
    if (!announced || !value || before === (status ?? null)) return undefined
    const moved = status === undefined ? {} : { status_before: before ?? null, status }
    return { event: announced.event, data: { ...announced.describe(value as never), ...moved } }
  }
  return {
    ...store,
    async load() {
      const loaded = await store.load()
      if (loaded.kind === 'loaded') for (const change of loaded.changes) remember(change)
      return loaded
    },
    async begin(snapshot, files) {
      statuses.clear()
      for (const [collection, rows] of Object.entries(snapshot))
        for (const value of rows) remember({ collection, id: value.id, value })
      return store.begin(snapshot, files)
    },
    async commit(commit) {
      const seq = await store.commit(commit)
      const events = commit.changes.flatMap((change) => eventIn(change) ?? [])
      for (const change of commit.changes) remember(change)
      for (const event of events) tell(event)
      return seq
    },
  }
}
