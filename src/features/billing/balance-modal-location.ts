import type { Location } from 'react-router'
import { parseMoney } from '#src/lib/parse-money.ts'

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
export function missingAmount(query: URLSearchParams) {
  return parseMoney(query.get(AMOUNT) ?? '') || undefined
}

/** The initial amount of the form, if the address has one. */
export function firstAmount(query: URLSearchParams) {
  return missingAmount(query) ?? (parseMoney(query.get(AGAIN) ?? '') || undefined)
}
