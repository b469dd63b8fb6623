import { isBalanceModalOpen } from '#src/features/billing/balance-modal-location.ts'
import { useBalanceModalAddress } from '#src/features/billing/use-balance-modal-address.ts'
import { useSearchParams } from '#src/routing/use-search-params.ts'
import { lateComponent } from '#src/ui/late-component.ts'
import { LatePart } from '#src/ui/late-part.tsx'

const BalanceModal = lateComponent(
  async () => (await import('#src/features/billing/balance-modal.tsx')).BalanceModal,
)

function Opened() {
  const { close } = useBalanceModalAddress()
  return (
    <LatePart onFailed={close}>
      <BalanceModal />
    </LatePart>
  )
}

export function BalanceModalSlot() {
  const [query] = useSearchParams()
  return isBalanceModalOpen(query) && <Opened />
}
