import { queryOptions } from '@tanstack/react-query'
import { request } from '#src/api/request.ts'
import { getBalance, getTransactions } from '#src/contract/billing.ts'
import { qepikOf } from '#src/rules/money.ts'
import { typeOf } from './transaction-type.ts'

/** Payments that are told apart on the payment screen are among the latest few. */
const LATEST_DEPOSITS = 20

/** Queries that every page may need; lists are in `transactions-queries.ts`, which few pages load. */
export const billingQueries = {
  all: ['billing'] as const,
  /** What the customer may spend, in qəpik. Whoever shows it reads it; `useBalance` alone repeats the request. */
  balance: () =>
    queryOptions({
      queryKey: [...billingQueries.all, 'balance'],
      queryFn: async ({ signal }) => qepikOf((await request(getBalance, {}, signal)).balance.amount),
      meta: { silent: true },
    }),
  /**
   * The latest deposits, newest first: how payments go. Never from memory, since banks do not call the browser, and
   * not among what moved money renews: whoever waits for a payment asks at a pace of their own.
   */
  deposits: () =>
    queryOptions({
      queryKey: ['deposits'],
      queryFn: async ({ signal }) => {
        const query = { type: 'deposit', page: 1, per_page: LATEST_DEPOSITS } as const
        const { items } = await request(getTransactions, { query }, signal)
        // A server that names no types may not filter by them either.
        return items.filter((item) => ['deposit', 'in'].includes(typeOf(item)))
      },
      staleTime: 0,
      gcTime: 0,
      meta: { silent: true },
    }),
}
