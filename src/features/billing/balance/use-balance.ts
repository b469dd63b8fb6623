import { queryOptions, useQuery } from '@tanstack/react-query'
import { BALANCE_POLL_MS } from '#src/config/constants.ts'
import { spreadDelay } from '#src/lib/spread-delay.ts'
import { repeatedRequests } from '#src/session/repeated-requests.ts'
import { useSignal } from '#src/ui/use-signal.ts'
import { billingQueries } from '../billing-queries.ts'

/**
 * The balance, polled; after a failure at another moment than by other tabs.
 * @param share see `spread`
 */
export const polledBalance = (share?: number) =>
  queryOptions({
    ...billingQueries.balance(),
    refetchInterval: ({ state: { status } }) =>
      status === 'error' ? spreadDelay(BALANCE_POLL_MS, share) : BALANCE_POLL_MS,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    retry: false,
  })

/**
 * The balance in qəpik, polled 10 seconds after the last response [spec 4] and at once when the tab becomes
 * visible. Pauses while a request is pending, after polling was stopped and while the tab is hidden. Only for
 * the header; other components read the query.
 */
export function useBalance() {
  const isRepeated = useSignal(repeatedRequests)
  const { data: qepik } = useQuery({ ...polledBalance(), enabled: isRepeated })
  // Unknown until a response: the specification's initial 0.00 [spec 9] would look like lost money.
  return { qepik }
}
