import * as z from 'zod/mini'
import { ownPath } from '#src/routing/return-path.ts'
import { tabRecord } from '#src/session/customer-record.ts'

const returnPathRecord = tabRecord('payment-return', z.string())
const PAYMENT = /^\/payment(?:[/?#]|$)/

/** Remembers the customer's page before the browser leaves. The payment page itself is excluded. */
export function saveReturnPlace(path: string) {
  if (!PAYMENT.test(path)) returnPathRecord.keep(path)
}

export function readReturnPlace() {
  const path = returnPathRecord.read()
  const own = path === undefined ? undefined : ownPath(path)
  return own === undefined || PAYMENT.test(own) ? undefined : own
}
