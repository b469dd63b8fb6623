import { forgetAllAttempts } from '#mocks/features/account/attempts.ts'
import { endSessions } from '#mocks/features/account/end-sessions.ts'
import { localizedAddress } from '#mocks/features/account/localized-address.ts'
import { newToken } from '#mocks/features/account/new-token.ts'
import { withCaptcha } from '#mocks/features/account/require-captcha.ts'
import { sendMail } from '#mocks/features/account/send-mail.ts'
import { Answer, type Operations } from '#mocks/http/operation.ts'
import { Refusal } from '#mocks/http/refusal.ts'
import type { CustomerRow } from '#mocks/kernel/rows/account-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'

const LINK_MS = 3_600_000

const resetTokens = (tx: Transaction, customer_id: number) =>
  tx.emailTokens.list({ where: { customer_id, purpose: 'reset' } })

function sendLink(tx: Transaction, customer: CustomerRow, origin: string) {
  for (const { id } of resetTokens(tx, customer.id)) tx.emailTokens.remove(id)
  const id = newToken()
  tx.emailTokens.create({
    id,
    customer_id: customer.id,
    purpose: 'reset',
    code: null,
    created_at: tx.now,
    expires_at: tx.now + LINK_MS,
  })
  const link = localizedAddress(origin, customer.locale, `/reset-password/${id}`)
  sendMail(tx, customer, { kind: 'reset', locale: customer.locale, link })
}

export const customerPasswordOperations = {
  /** The response is the same for every address and takes equally long, because it does not wait for the mail. */
  forgotPassword: ({ tx, body, origin }) =>
    withCaptcha(tx, body.captcha, () => {
      const customer = tx.customers.first({ email: body.email.toLowerCase() })
      if (customer) sendLink(tx, customer, origin)
      return new Answer(undefined, { key: 'reset_link_sent' })
    }),

  /** The link proves access to the mailbox, so the address counts as confirmed. */
  resetPassword: ({ tx, body }) =>
    withCaptcha(tx, body.captcha, () => {
      const token = tx.emailTokens.get(body.id)
      const customer = token?.purpose === 'reset' ? tx.customers.get(token.customer_id) : undefined
      const changed = new Answer(undefined, { key: 'password_changed' })
      if (!token || !customer || token.expires_at <= tx.now) throw new Refusal(410, 'reset_expired')
      if (token.is_used) {
        // A repeat whose first response was lost. A link must not reveal twice whether a password is right.
        if (customer.password === body.password) return changed
        tx.emailTokens.remove(token.id)
        throw new Refusal(410, 'reset_expired')
      }
      tx.emailTokens.update(token.id, { is_used: true })
      const email_verified_at = customer.email_verified_at ?? tx.now
      tx.customers.update(customer.id, { password: body.password, email_verified_at })
      endSessions(tx, customer.id)
      forgetAllAttempts(tx, 'login', customer.email)
      sendMail(tx, customer, { kind: 'password-changed', locale: customer.locale })
      return changed
    }),
} satisfies Partial<Operations>
