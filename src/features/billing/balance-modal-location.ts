import type { Location } from 'react-router'
import { parseMoney } from '#src/lib/parse-money.ts'

const MODAL = 'modal-open'
const BALANCE = 'balance'
const AMOUNT = 'amount'

type Here = Pick<Location, 'pathname' | 'search'>

/** State of an entry of the history that was made by opening the modal: closing it goes back. */
export const BALANCE_OPENED_HERE = BALANCE

/** @param missing an amount as it is on the wire */
export function balanceModalLocation({ pathname, search }: Here, missing?: string) {
  const query = new URLSearchParams(search)
  query.set(MODAL, BALANCE)
  if (missing !== undefined) query.set(AMOUNT, missing)
  return { pathname, search: `?${query}` }
}

export function withoutBalanceModal(query: URLSearchParams) {
  const rest = new URLSearchParams(query)
  rest.delete(MODAL)
  rest.delete(AMOUNT)
  return rest
}

export function isBalanceModalOpen(query: URLSearchParams) {
  return query.get(MODAL) === BALANCE
}

/** What the address says is missing, in qəpik; undefined where it says nothing, or nothing sensible. */
export function missingAmount(query: URLSearchParams) {
  return parseMoney(query.get(AMOUNT) ?? '') || undefined
}
