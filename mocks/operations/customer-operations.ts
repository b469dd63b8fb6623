import { SESSION_MS } from '#mocks/domain/sessions.ts'
import {
  attemptCount,
  countAttempt,
  forgetAttempts,
  requireAttemptsLeft,
} from '#mocks/features/account/attempts.ts'
import { newToken } from '#mocks/features/account/new-token.ts'
import { withCaptcha, withGivenCaptcha } from '#mocks/features/account/require-captcha.ts'
import type { Operations } from '#mocks/http/operation.ts'
import { Refusal } from '#mocks/http/refusal.ts'
import { customerView } from './views/customer-view.ts'

/** Wrong passwords for an account, from anywhere, before a captcha is required. */
const TRIES_BEFORE_CAPTCHA = 5
/** Wrong passwords for an account from one network address, before login is blocked for that address alone. */
const MAX_TRIES = 10

type Login = Parameters<Operations['login']>[0]

const attemptKey = (email: string, address: string) => `${email} ${address}`

/** An unknown address and a wrong password get the same refusal, so that accounts cannot be discovered. */
function signIn({ tx, body, address }: Login) {
  const email = body.email.toLowerCase()
  const customer = tx.customers.first({ email })
  if (!customer || customer.password !== body.password) {
    countAttempt(tx, 'login', email)
    countAttempt(tx, 'login', attemptKey(email, address))
    throw new Refusal(401, 'wrong_credentials', { keepsChanges: true })
  }
  forgetAttempts(tx, 'login', email)
  forgetAttempts(tx, 'login', attemptKey(email, address))
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
    const { tx, body, address } = context
    const email = body.email.toLowerCase()
    const demandTries = () => requireAttemptsLeft(tx, 'login', attemptKey(email, address), MAX_TRIES)
    const run = attemptCount(tx, 'login', email) >= TRIES_BEFORE_CAPTCHA ? withCaptcha : withGivenCaptcha
    return run(tx, body.captcha, () => {
      demandTries()
      return signIn(context)
    })
  },

  logout({ tx, session }) {
    if (session) tx.sessions.remove(session.id)
  },

  getProfile: ({ customer }) => ({ customer: customerView(customer) }),
} satisfies Partial<Operations>
