import type { Transaction } from '#src/contract/billing.ts'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import { type Day, dayInBaku, monthOf } from '#src/lib/calendar.ts'
import { typeOf } from '../transaction-type.ts'
import { balanceChangeQepik } from './transactions-totals.ts'

/** Spending of a month in qəpik; refunds are taken off. */
export interface MonthSpending {
  /** First day of the month, in Baku. */
  readonly month: Day
  readonly total: number
  readonly services: Readonly<Partial<Record<ServiceSlug, number>>>
}

type SpendingTransaction = Pick<Transaction, 'type' | 'amount' | 'status' | 'service_slug' | 'created_at'>

const SPENDING_TYPES: readonly string[] = ['charge', 'refund', 'out']

/** Spending by the first day of its month. Transactions without a date are left out. */
export function spendingOf(transactions: readonly SpendingTransaction[]): ReadonlyMap<Day, MonthSpending> {
  const months = new Map<Day, MonthSpending>()
  for (const transaction of transactions) {
    const { service_slug: slug, created_at } = transaction
    const spent = -balanceChangeQepik(transaction)
    if (!created_at || spent === 0 || !SPENDING_TYPES.includes(typeOf(transaction))) continue
    const month = monthOf(dayInBaku(Date.parse(created_at))).first
    const before = months.get(month)
    const services: MonthSpending['services'] = before?.services ?? {}
    months.set(month, {
      month,
      total: (before?.total ?? 0) + spent,
      services: slug ? { ...services, [slug]: (services[slug] ?? 0) + spent } : services,
    })
  }
  return months
}

/** First days of the last `count` months, the current one last. */
export const lastMonths = (today: Day, count: number): Day[] =>
  Array.from({ length: count }, (_, place) => monthOf(today, place + 1 - count).first)
