import { createPath, useLocation } from 'react-router'
import { useModalClosing } from '#src/routing/use-modal-closing.ts'
import { useSearchParams } from '#src/routing/use-search-params.ts'
import {
  firstAmount,
  isBalanceModalOpen,
  missingAmount,
  withoutBalanceModal,
} from './balance-modal-location.ts'

/** Derives the balance modal's state from the address. */
export function useBalanceModalAddress() {
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  const close = useModalClosing(isBalanceModalOpen(query), withoutBalanceModal)
  const rest = withoutBalanceModal(query)
  const page = createPath({ pathname, search: rest.size > 0 ? `?${rest}` : '' })
  return { close, page, missing: missingAmount(query), amount: firstAmount(query) }
}
