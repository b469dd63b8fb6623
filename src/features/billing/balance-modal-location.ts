import { createPath, type Location, useLocation } from 'react-router'
import { parseMoney } from '#src/lib/parse-money.ts'
import { useModalClosing } from '#src/routing/use-modal-closing.ts'
import { useSearchParams } from '#src/routing/use-search-params.ts'

const MODAL = 'modal-open'
const BALANCE = 'balance'
const AMOUNT = 'amount'
const AGAIN = 'again'

type PageAddress = Pick<Location, 'pathname' | 'search'>

/** Amounts in the API's format: `missing` for an action, or `again` for another attempt. */
export function balanceModalLocation(
  { pathname, search }: PageAddress,
  { missing, again }: { missing?: string | undefined; again?: string | undefined } = {},
) {
  const query = new URLSearchParams(search)
  query.set(MODAL, BALANCE)
  if (missing !== undefined) query.set(AMOUNT, missing)
  if (again !== undefined) query.set(AGAIN, again)
  return { pathname, search: `?${query}` }
}

export function withoutBalanceModal(query: URLSearchParams) {
  const rest = new URLSearchParams(query)
  rest.delete(MODAL)
  rest.delete(AMOUNT)
  rest.delete(AGAIN)
  return rest
}

export function isBalanceModalOpen(query: URLSearchParams) {
  return query.get(MODAL) === BALANCE
}

/** The missing amount in the address, in qəpik; undefined if there is none or it is invalid. */
function missingAmount(query: URLSearchParams) {
  return parseMoney(query.get(AMOUNT) ?? '') || undefined
}

/** The initial amount of the form, if the address has one. */
function firstAmount(query: URLSearchParams) {
  return missingAmount(query) ?? (parseMoney(query.get(AGAIN) ?? '') || undefined)
}

/** Derives the balance modal's state from the address. */
export function useBalanceModalAddress() {
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  const close = useModalClosing(isBalanceModalOpen(query), withoutBalanceModal)
  const rest = withoutBalanceModal(query)
  const page = createPath({ pathname, search: rest.size > 0 ? `?${rest}` : '' })
  return { close, page, missing: missingAmount(query), amount: firstAmount(query) }
}
