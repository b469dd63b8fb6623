import { SESSION_MS } from '#mocks/domain/sessions.ts'
import {
  attemptCount,
  countAttempt,
  demandAttemptsLeft,
  forgetAttempts,
} from '#mocks/features/account/attempts.ts'
import { withCaptcha } from '#mocks/features/account/demand-captcha.ts'
import { newToken } from '#mocks/features/account/new-token.ts'
import type { Operations } from '#mocks/http/operation.ts'
import { Refusal } from '#mocks/http/refusal.ts'
import { customerView } from './views/customer-view.ts'

/**
 * Wrong passwords for an address after which a captcha is asked for, and after which login is blocked for a
 * while.
 */
const [FREE_TRIES, MOST_TRIES] = [5, 10]

type Login = Parameters<Operations['login']>[0]

/** An unknown address and a wrong password are refused alike, so that nobody learns who has an account. */
function signIn({ tx, body }: Login) {
  const email = body.email.toLowerCase()
  const customer = tx.customers.first({ email })
  if (!customer || customer.password !== body.password) {
    countAttempt(tx, 'login', email)
    throw new Refusal(401, 'wrong_credentials', { keepsChanges: true })
  }
  forgetAttempts(tx, 'login', email)
  const session = tx.sessions.create({
    id: newToken(),
    customer_id: customer.id,
    created_at: tx.now,
    expires_at: tx.now + SESSION_MS,
  })
  return { access_token: session.id, customer: customerView(customer) }
}

export const customerOperations = {
  login(context) {
    const { tx, body } = context
    const email = body.email.toLowerCase()
    demandAttemptsLeft(tx, 'login', email, MOST_TRIES)
    if (attemptCount(tx, 'login', email) < FREE_TRIES) return signIn(context)
    return withCaptcha(tx, body.captcha, () => signIn(context))
  },

  logout({ tx, session }) {
    if (session) tx.sessions.remove(session.id)
  },

  getProfile: ({ customer }) => ({ customer: customerView(customer) }),
} satisfies Partial<Operations>
