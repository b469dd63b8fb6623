import { useQuery } from '@tanstack/react-query'
import { BALANCE_POLL_MS, INITIAL_BALANCE_QEPIK } from '#src/config/constants.ts'
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
  const { data, isError } = useQuery({
    ...billingQueries.balance(),
    enabled: isRepeated,
    refetchInterval: BALANCE_POLL_MS,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    retry: false,
  })
  // After an error it is unknown; while loading it is the specification's initial value [spec 9].
  return { qepik: data ?? (isError ? undefined : INITIAL_BALANCE_QEPIK) }
}
