import { isBalanceModalOpen } from '#src/features/billing/balance-modal-location.ts'
import { useBalanceModalAddress } from '#src/features/billing/use-balance-modal-address.ts'
import { useSearchParams } from '#src/routing/use-search-params.ts'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy-component.ts'

const BalanceModal = lazyComponent(
  async () => (await import('#src/features/billing/balance-modal.tsx')).BalanceModal,
)

function Opened() {
  const { close } = useBalanceModalAddress()
  return (
    <LazyBoundary onFailed={close}>
      <BalanceModal />
    </LazyBoundary>
  )
}

export function BalanceModalSlot() {
  const [query] = useSearchParams()
  return isBalanceModalOpen(query) && <Opened />
}
