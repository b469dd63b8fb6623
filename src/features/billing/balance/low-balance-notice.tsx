import { useQuery } from '@tanstack/react-query'
import { lazyPartsWith } from '#src/features/catalog/lazy-part.tsx'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { billingQueries } from '../billing-queries.ts'

/** Below this balance, in qəpik, the customer sees a warning before the work stops. */
const LOW_BALANCE_QEPIK = 200

const BalanceNotice = lazyPartsWith(['billing-balance'])(
  'BalanceNotice',
  () => import('./balance-notice.tsx'),
)

/** Loaded separately: most customers have enough money, and the page does not wait for it. */
export function LowBalanceNotice() {
  const { data: qepik } = useQuery(billingQueries.balance())
  if (qepik === undefined || qepik >= LOW_BALANCE_QEPIK) return null
  return (
    <LazyBoundary>
      <BalanceNotice qepik={qepik} />
    </LazyBoundary>
  )
}
