import type { Customer } from '#src/contract/customer.ts'
import { keepLoginCustomer } from '#src/session/login-customer.ts'
import { repeatedRequests } from '#src/session/repeated-requests.ts'
import { signIn } from '#src/session/session.ts'

export interface LoginAnswer {
  access_token: string
  customer: Customer
}

/**
 * Begins a session; the guest-only guard then leads on, back to where the customer wanted to go.
 * @throws SessionCookieError when the token cannot be kept.
 */
export function startSession({ access_token, customer }: LoginAnswer) {
  repeatedRequests.set(true)
  keepLoginCustomer(access_token, customer)
  signIn(access_token)
}
