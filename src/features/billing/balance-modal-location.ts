import type { Location } from 'react-router'
import { parseMoney } from '#src/lib/parse-money.ts'

const MODAL = 'modal-open'
const BALANCE = 'balance'
const AMOUNT = 'amount'
const AGAIN = 'again'

type Here = Pick<Location, 'pathname' | 'search'>

/** Amounts as they are on the wire: what is `missing` for an action, or what is tried `again`. */
export function balanceModalLocation(
  { pathname, search }: Here,
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

/** What the address says is missing, in qəpik; undefined where it says nothing, or nothing sensible. */
export function missingAmount(query: URLSearchParams) {
  return parseMoney(query.get(AMOUNT) ?? '') || undefined
}

/** What the form begins with, as far as the address says it. */
export function firstAmount(query: URLSearchParams) {
  return missingAmount(query) ?? (parseMoney(query.get(AGAIN) ?? '') || undefined)
}
