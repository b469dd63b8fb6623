import type { Customer } from '#src/contract/customer.ts'
import { saveLoginCustomer } from '#src/session/login-customer.ts'
import { repeatedRequests } from '#src/session/repeated-requests.ts'
import { continueSession, signIn } from '#src/session/session.ts'

export interface LoginAnswer {
  access_token: string
  customer: Customer
}

/**
 * Starts a session; the guest-only guard then leads to the requested page.
 * @throws SessionCookieError when the token cannot be stored.
 */
export function startSession({ access_token, customer }: LoginAnswer) {
  repeatedRequests.set(true)
  saveLoginCustomer(access_token, customer)
  signIn(access_token)
}

/**
 * Continues the session of the same customer with a new token.
 * @throws SessionCookieError when the token cannot be stored.
 */
export function stayLoggedIn({ access_token, customer }: LoginAnswer) {
  saveLoginCustomer(access_token, customer)
  continueSession(access_token)
}
