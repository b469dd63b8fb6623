import { seededChance } from '#mocks/domain/chance.ts'
import { seedOf } from '#mocks/domain/sessions.ts'
import { fieldRefusal, Refusal } from '#mocks/http/refusal.ts'
import type { CustomerRow, EmailTokenRow } from '#mocks/kernel/rows/account-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { RESEND_AFTER_S } from '#src/rules/limits.ts'
import { sendMail } from './send-mail.ts'

const CODE_MS = 900_000
const MAX_WRONG_TRIES = 5

const tokenId = (customerId: number) => `verify:${customerId}`

const sentCodeOf = (tx: Transaction, customerId: number): EmailTokenRow | undefined =>
  tx.emailTokens.get(tokenId(customerId))

function newCode(tx: Transaction, { email }: CustomerRow): string {
  const chance = seededChance(seedOf(`${email} ${tx.now} ${tx.outbox.count()}`))
  return String(Math.floor(chance() * 1_000_000)).padStart(6, '0')
}

export function sendCode(tx: Transaction, customer: CustomerRow, code = newCode(tx, customer)): void {
  const id = tokenId(customer.id)
  if (tx.emailTokens.get(id)) tx.emailTokens.remove(id)
  tx.emailTokens.create({
    id,
    customer_id: customer.id,
    purpose: 'verify',
    code,
    created_at: tx.now,
    expires_at: tx.now + CODE_MS,
  })
  recordCodeRequest(tx, customer.email)
  sendMail(tx, customer, { kind: 'verify', locale: customer.locale, code })
}

export function secondsToResend(tx: Transaction, email: string): number {
  const last = tx.attempts.get(`resend:${email}`)
  return last ? Math.max(0, Math.ceil((last.since - tx.now) / 1000) + RESEND_AFTER_S) : 0
}

/**
 * Counts a request for a code, whether or not the address is known, so that the waiting time reveals nothing.
 * @throws Refusal 429 if the last request was less than a minute ago
 */
export function requireResendAllowed(tx: Transaction, email: string): void {
  const id = `resend:${email}`
  const last = tx.attempts.get(id)
  const seconds = secondsToResend(tx, email)
  if (seconds > 0) {
    const data = { resend_after: seconds }
    throw new Refusal(429, 'wait_before_resend', { params: { seconds }, retryAfterS: seconds, data })
  }
  if (last) tx.attempts.update(id, { since: tx.now })
  else tx.attempts.create({ id, count: 1, since: tx.now })
}

const codeRequestId = (email: string) => `code:${email}`

/** Records the request for a code even for an unknown address, so that its responses do not differ. */
export function recordCodeRequest(tx: Transaction, email: string): void {
  const id = codeRequestId(email)
  if (tx.attempts.get(id)) tx.attempts.update(id, { count: 0, since: tx.now })
  else tx.attempts.create({ id, count: 0, since: tx.now })
}

/**
 * Checks a code; a correct one is used up. Refusals do not reveal whether an account exists.
 * @throws Refusal 422 at the field `code`
 */
export function spendCode(
  tx: Transaction,
  email: string,
  customer: CustomerRow | undefined,
  code: string,
): void {
  const asked = tx.attempts.get(codeRequestId(email))
  if (!asked) throw fieldRefusal('code', 'wrong_code')
  if (asked.count >= MAX_WRONG_TRIES) throw fieldRefusal('code', 'code_exhausted')
  if (asked.since + CODE_MS <= tx.now) throw fieldRefusal('code', 'code_expired')
  const token = customer && sentCodeOf(tx, customer.id)
  if (token?.code === code) {
    tx.emailTokens.remove(token.id)
    tx.attempts.remove(asked.id)
    return
  }
  const { count } = tx.attempts.update(asked.id, { count: asked.count + 1 })
  throw fieldRefusal('code', count >= MAX_WRONG_TRIES ? 'code_exhausted' : 'wrong_code').keepingChanges()
}
