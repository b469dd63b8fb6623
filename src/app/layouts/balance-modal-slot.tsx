import { lazy } from 'react'
import { isBalanceModalOpen } from '#src/features/billing/balance-modal-location.ts'
import { useSearchParams } from '#src/routing/use-search-params.ts'
import { LatePart } from '#src/ui/late-part.tsx'

const BalanceModal = lazy(async () => ({
  default: (await import('#src/features/billing/balance-modal.tsx')).BalanceModal,
}))

/** The balance modal over any page whose address asks for it [spec 2]; its code comes with its first opening. */
export function BalanceModalSlot() {
  const [query] = useSearchParams()
  if (!isBalanceModalOpen(query)) return null
  return (
    <LatePart>
      <BalanceModal />
    </LatePart>
  )
}
