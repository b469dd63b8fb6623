import { useRef } from 'react'
import { createPath, useLocation, useNavigate } from 'react-router'
import { useLocaleAddress } from '#src/routing/locale-router.tsx'
import { useSearchParams } from '#src/routing/use-search-params.ts'
import {
  BALANCE_OPENED_HERE,
  firstAmount,
  missingAmount,
  withoutBalanceModal,
} from './balance-modal-location.ts'

/**
 * The balance modal as the address has it. Closing takes it out of the address: by going back where the modal was
 * opened from the page, so that Back afterwards leads where it always did; else in place.
 */
export function useBalanceModalAddress() {
  const [query, setQuery] = useSearchParams()
  const { state, pathname } = useLocation()
  const navigate = useNavigate()
  const { isLeaving } = useLocaleAddress()
  const isClosing = useRef(false)
  const rest = withoutBalanceModal(query)
  const close = () => {
    // Going back takes a moment, and a second Escape in it must not go back twice; nor is a page that was chosen undone.
    if (isClosing.current || isLeaving()) return
    isClosing.current = true
    if (state === BALANCE_OPENED_HERE) navigate(-1)
    else setQuery(withoutBalanceModal, { replace: true })
  }
  const page = createPath({ pathname, search: rest.size > 0 ? `?${rest}` : '' })
  return { close, page, missing: missingAmount(query), amount: firstAmount(query) }
}
