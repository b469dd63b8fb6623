import type { Location } from 'react-router'

const MODAL = 'modal-open'
const BALANCE = 'balance'
const AMOUNT = 'amount'

type Here = Pick<Location, 'pathname' | 'search'>

/** Where the balance modal is open over the page on screen, with an amount of the wire where one is missing. */
export function balanceModalLocation({ pathname, search }: Here, missing?: string) {
  const query = new URLSearchParams(search)
  query.set(MODAL, BALANCE)
  if (missing !== undefined) query.set(AMOUNT, missing)
  return { pathname, search: `?${query}` }
}

/** The same page with the modal closed, other parameters kept. */
export function withoutBalanceModal(query: URLSearchParams) {
  const rest = new URLSearchParams(query)
  rest.delete(MODAL)
  rest.delete(AMOUNT)
  return rest
}

/** Whether the address asks for the balance modal [spec 2]. */
export function isBalanceModalOpen(query: URLSearchParams) {
  return query.get(MODAL) === BALANCE
}
