import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request } from '#src/api/request.ts'
import { getBalance, getTransactions } from '#src/contract/billing.ts'
import { qepikOf } from '#src/rules/money.ts'
import { type TransactionsFilter, transactionsQueryOf } from './transactions-filter.ts'

/** Payments that are told apart on the payment screen are among the latest few. */
const LATEST_DEPOSITS = 20

export const billingQueries = {
  all: ['billing'] as const,
  /** What the customer may spend, in qəpik. Whoever shows it reads it; `useBalance` alone repeats the request. */
  balance: () =>
    queryOptions({
      queryKey: [...billingQueries.all, 'balance'],
      queryFn: async ({ signal }) => qepikOf((await request(getBalance, {}, signal)).balance.amount),
      meta: { silent: true },
    }),
  /** The latest deposits, newest first: how payments go. Never from memory, since banks do not call the browser. */
  deposits: () =>
    queryOptions({
      queryKey: [...billingQueries.all, 'deposits'],
      queryFn: async ({ signal }) => {
        const query = { type: 'deposit', page: 1, per_page: LATEST_DEPOSITS } as const
        return (await request(getTransactions, { query }, signal)).items
      },
      staleTime: 0,
      gcTime: 0,
      meta: { silent: true },
    }),
  transactions: (filter: TransactionsFilter) =>
    queryOptions({
      queryKey: [...billingQueries.all, 'transactions', filter],
      queryFn: ({ signal }) => request(getTransactions, { query: transactionsQueryOf(filter) }, signal),
      // A page that is on its way leaves the one before in its place, so that nothing jumps.
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
}
