import type { Location } from 'react-router'
import { useModalClosing } from '#src/routing/use-modal-closing.ts'
import { useSearchParams } from '#src/routing/use-search-params.ts'

const MODAL = 'modal-open'
const BALANCE = 'balance'
export const AMOUNT_PARAMETER = 'amount'
export const RESUME_PARAMETER = 'again'

type PageAddress = Pick<Location, 'pathname' | 'search'>

/** Amounts in the API's format: `missing` for an action, or `again` for another attempt. */
export function balanceModalLocation(
  { pathname, search }: PageAddress,
  { missing, again }: { missing?: string | undefined; again?: string | undefined } = {},
) {
  const query = new URLSearchParams(search)
  query.set(MODAL, BALANCE)
  if (missing !== undefined) query.set(AMOUNT_PARAMETER, missing)
  if (again !== undefined) query.set(RESUME_PARAMETER, again)
  return { pathname, search: `?${query}` }
}

export function withoutBalanceModal(query: URLSearchParams) {
  const rest = new URLSearchParams(query)
  rest.delete(MODAL)
  rest.delete(AMOUNT_PARAMETER)
  rest.delete(RESUME_PARAMETER)
  return rest
}

export function isBalanceModalOpen(query: URLSearchParams) {
  return query.get(MODAL) === BALANCE
}

/** Closes the balance modal by its address. */
export function useBalanceModalClosing() {
  const [query] = useSearchParams()
  return useModalClosing(isBalanceModalOpen(query), withoutBalanceModal)
}
