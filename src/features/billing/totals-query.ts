import { queryOptions } from '@tanstack/react-query'
import { billingQueries } from './billing-queries.ts'
import { fetchTransactions } from './fetch-transactions.ts'
import type { TransactionsFilter } from './transactions-filter.ts'
import { totalsOf } from './transactions-totals.ts'

/** What came in and went out by all transactions of a filter, on whatever page, in qəpik. */
export const totalsQuery = ({ type, status, from, to }: TransactionsFilter) =>
  queryOptions({
    queryKey: [...billingQueries.all, 'totals', { type, status, from, to }],
    queryFn: async ({ signal }) =>
      totalsOf(await fetchTransactions({ page: 1, type, status, from, to }, { signal })),
    meta: { silent: true },
  })
