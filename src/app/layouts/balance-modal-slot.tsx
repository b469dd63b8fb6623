import { lazy } from 'react'
import { isBalanceModalOpen } from '#src/features/billing/balance-modal-location.ts'
import { useSearchParams } from '#src/routing/use-search-params.ts'
import { LatePart } from '#src/ui/late-part.tsx'

const BalanceModal = lazy(async () => ({
  default: (await import('#src/features/billing/balance-modal.tsx')).BalanceModal,
}))

export function BalanceModalSlot() {
  const [query] = useSearchParams()
  if (!isBalanceModalOpen(query)) return null
  return (
    <LatePart>
      <BalanceModal />
    </LatePart>
  )
}
