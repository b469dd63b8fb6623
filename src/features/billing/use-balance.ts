import { useQuery } from '@tanstack/react-query'
import { BALANCE_POLL_MS, INITIAL_BALANCE_QEPIK } from '#src/config/constants.ts'
import { repeatedRequests } from '#src/session/repeated-requests.ts'
import { useSignal } from '#src/ui/use-signal.ts'
import { billingQueries } from './billing-queries.ts'

/**
 * The balance in qəpik, asked for again 10 seconds after the last answer [spec 4]; at once when the tab comes
 * back. Not while a request for it is pending, not after repeated requests were stopped, not while the tab is
 * hidden. For the header alone; everybody else reads the query.
 */
export function useBalance() {
  const isRepeated = useSignal(repeatedRequests)
  const { data, isError } = useQuery({
    ...billingQueries.balance(),
    enabled: isRepeated,
    refetchInterval: BALANCE_POLL_MS,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    retry: false,
  })
  // Refused, it is unknown; on its way it is what the specification begins with [spec 9].
  return { qepik: data ?? (isError ? undefined : INITIAL_BALANCE_QEPIK) }
}
