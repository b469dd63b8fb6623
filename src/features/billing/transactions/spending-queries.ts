import { queryOptions } from '@tanstack/react-query'
import type { Day } from '#src/lib/calendar.ts'
import { billingQueries } from '../billing-queries.ts'
import { fetchTransactions } from './fetch-transactions.ts'
import { spendingOf } from './spending.ts'

export const spendingQueries = {
  /** Spending by month and service since a day. */
  since: (from: Day) =>
    queryOptions({
      queryKey: [...billingQueries.all, 'spending', from],
      queryFn: async ({ signal }) =>
        spendingOf(
          await fetchTransactions(
            { page: 1, type: undefined, status: undefined, from, to: undefined },
            { signal },
          ),
        ),
      meta: { silent: true },
    }),
}
