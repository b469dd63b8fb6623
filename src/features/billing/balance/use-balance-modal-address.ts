import { createPath, useLocation } from 'react-router'
import { parseMoney } from '#src/lib/parse-money.ts'
import { useSearchParams } from '#src/routing/use-search-params.ts'
import {
  AMOUNT_PARAMETER,
  RESUME_PARAMETER,
  useBalanceModalClosing,
  withoutBalanceModal,
} from '../balance-modal-location.ts'

/** The missing amount in the address, in qəpik; undefined if there is none or it is invalid. */
function missingAmount(query: URLSearchParams) {
  return parseMoney(query.get(AMOUNT_PARAMETER) ?? '') || undefined
}

/** The initial amount of the form, if the address has one. */
function firstAmount(query: URLSearchParams) {
  return missingAmount(query) ?? (parseMoney(query.get(RESUME_PARAMETER) ?? '') || undefined)
}

/** Derives the balance modal's state from the address. */
export function useBalanceModalAddress() {
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  const close = useBalanceModalClosing()
  const rest = withoutBalanceModal(query)
  const page = createPath({ pathname, search: rest.size > 0 ? `?${rest}` : '' })
  return { close, page, missing: missingAmount(query), amount: firstAmount(query) }
}
