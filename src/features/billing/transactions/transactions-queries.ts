import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request } from '#src/api/request.ts'
import { getTransactions } from '#src/contract/billing.ts'
import { billingQueries } from '../billing-queries.ts'
import { fetchTransactions } from './fetch-transactions.ts'
import { type TransactionsFilter, transactionsQueryOf } from './transactions-filter.ts'
import { totalsOf } from './transactions-totals.ts'

export const transactionsQueries = {
  page: (filter: TransactionsFilter) =>
    queryOptions({
      queryKey: [...billingQueries.all, 'transactions', filter],
      queryFn: ({ signal }) => request(getTransactions, { query: transactionsQueryOf(filter) }, signal),
      // While a page loads, the previous one stays, so that nothing jumps.
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  /** All transactions of a filter, whatever the page. */
  whole: ({ type, status, from, to }: TransactionsFilter) =>
    queryOptions({
      queryKey: [...billingQueries.all, 'whole', { type, status, from, to }],
      queryFn: ({ signal }) => fetchTransactions({ page: 1, type, status, from, to }, { signal }),
      staleTime: 0,
      gcTime: 0,
      meta: { silent: true },
    }),
  /** Totals of incoming and outgoing money over all pages of a filter, in qəpik. */
  totals: ({ type, status, from, to }: TransactionsFilter) =>
    queryOptions({
      queryKey: [...billingQueries.all, 'totals', { type, status, from, to }],
      queryFn: async ({ signal }) =>
        totalsOf(await fetchTransactions({ page: 1, type, status, from, to }, { signal })),
      meta: { silent: true },
    }),
}
