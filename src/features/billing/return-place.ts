import * as z from 'zod/mini'
import { ownPath } from '#src/routing/return-path.ts'
import { tabRecord } from '#src/session/customer-record.ts'

const record = tabRecord('payment-return', z.string())
const PAYMENT = /^\/payment(?:[/?#]|$)/

/** Remembers where the customer is before the browser leaves; the payment page itself is no place to go back to. */
export function keepReturnPlace(path: string) {
  if (!PAYMENT.test(path)) record.keep(path)
}

export function readReturnPlace() {
  const path = record.read()
  const own = path === undefined ? undefined : ownPath(path)
  return own === undefined || PAYMENT.test(own) ? undefined : own
}
