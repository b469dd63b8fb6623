import { walletOf } from '#mocks/features/billing/ledger.ts'
import type { Operations } from '#mocks/http/operation.ts'
import type { TransactionRow } from '#mocks/kernel/rows/money-rows.ts'
import { moneyOf } from '#src/rules/money.ts'
import { transactionView } from './views/transaction-view.ts'

const DAY_MS = 86_400_000
/** Filters use days of Baku, four hours ahead of UTC all year. */
const BAKU_OFFSET_MS = 4 * 3_600_000

const startOf = (day: string | undefined) =>
  day === undefined ? undefined : Date.parse(day) - BAKU_OFFSET_MS

export const billingOperations = {
  getBalance: ({ tx, customer }) => ({
    balance: { amount: moneyOf(walletOf(tx, customer.id).available) },
  }),

  getTransactions({ tx, customer, query, locale }) {
    const { type, status, page, per_page } = query
    const from = startOf(query.from) ?? Number.NEGATIVE_INFINITY
    const to = (startOf(query.to) ?? Number.POSITIVE_INFINITY) + DAY_MS
    const isWithin = ({ created_at }: TransactionRow) => created_at >= from && created_at < to
    const hasDays = query.from !== undefined || query.to !== undefined
    const { items, ...rest } = tx.transactions.page({
      where: { customer_id: customer.id, ...(type && { type }), ...(status && { status }) },
      order: 'newest',
      ...(hasDays && { filter: isWithin }),
      page,
      perPage: per_page,
    })
    return { ...rest, items: items.map((row) => transactionView(tx, row, locale)) }
  },
} satisfies Partial<Operations>
