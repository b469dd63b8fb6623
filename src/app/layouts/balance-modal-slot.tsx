import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { isBalanceModalOpen } from '#src/features/billing/balance-modal-location.ts'

const BalanceModal = lazy(async () => ({
  default: (await import('#src/features/billing/balance-modal.tsx')).BalanceModal,
}))

/** The balance modal over any page whose address asks for it [spec 2]; its code comes with its first opening. */
export function BalanceModalSlot() {
  const [query] = useSearchParams()
  if (!isBalanceModalOpen(query)) return null
  return (
    <Suspense fallback={null}>
      <BalanceModal />
    </Suspense>
  )
}
