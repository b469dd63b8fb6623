import { queryOptions } from '@tanstack/react-query'
import { request } from '#src/api/request.ts'
import { getBalance, getTransactions } from '#src/contract/billing.ts'
import { qepikOf } from '#src/rules/money.ts'
import { typeOf } from './transaction-type.ts'

/** The payment screen looks for its payment among this many latest deposits. */
const LATEST_DEPOSITS = 20

/** Queries that every page may need; lists are in `transactions-queries.ts`, which few pages load. */
export const billingQueries = {
  all: ['billing'] as const,
  /** Available balance, in qəpik. Any component may read it; only `useBalance` polls it. */
  balance: () =>
    queryOptions({
      queryKey: [...billingQueries.all, 'balance'],
      queryFn: async ({ signal }) => qepikOf((await request(getBalance, {}, signal)).balance.amount),
      meta: { silent: true },
    }),
  /**
   * Latest deposits, newest first, for the status of payments. Never cached, because banks do not notify the
   * browser. Not invalidated with the other money queries: the payment screen polls at its own pace.
   */
  deposits: () =>
    queryOptions({
      queryKey: ['deposits'],
      queryFn: async ({ signal }) => {
        const query = { type: 'deposit', page: 1, per_page: LATEST_DEPOSITS } as const
        const { items } = await request(getTransactions, { query }, signal)
        // A server that sends no types may not filter by them either.
        return items.filter((item) => ['deposit', 'in'].includes(typeOf(item)))
      },
      staleTime: 0,
      gcTime: 0,
      meta: { silent: true },
    }),
}
