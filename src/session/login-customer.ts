import type { Customer } from '#src/contract/customer.ts'
import { readToken } from './session-cookie.ts'

let lastLogin: { token: string; customer: Customer } | undefined

/** Keeps the customer from the login response [spec 3] until the page is left. */
export function saveLoginCustomer(token: string, customer: Customer) {
  lastLogin = { token, customer }
}

export function loginCustomer() {
  return lastLogin?.token === readToken() ? lastLogin?.customer : undefined
}
