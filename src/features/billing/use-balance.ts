import { useQuery } from '@tanstack/react-query'
import { BALANCE_POLL_MS } from '#src/config/constants.ts'
import { repeatedRequests } from '#src/session/repeated-requests.ts'
import { useSignal } from '#src/ui/use-signal.ts'
import { billingQueries } from './billing-queries.ts'

/**
 * The balance in qəpik, polled 10 seconds after the last response [spec 4] and at once when the tab becomes
 * visible. Pauses while a request is pending, after polling was stopped and while the tab is hidden. Only for
 * the header; other components read the query.
 */
export function useBalance() {
  const isRepeated = useSignal(repeatedRequests)
  const { data: qepik } = useQuery({
    ...billingQueries.balance(),
    enabled: isRepeated,
    refetchInterval: BALANCE_POLL_MS,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    retry: false,
  })
  // Unknown until a response: the specification's initial 0.00 [spec 9] would look like lost money.
  return { qepik }
}
