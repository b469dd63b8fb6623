import { opaqueToken, SESSION_MS, seedOf } from '#mocks/domain/sessions.ts'
import { seededChance } from '#mocks/http/chance.ts'
import type { Operations } from '#mocks/http/operation.ts'
import { Refusal } from '#mocks/http/refusal.ts'
import { customerView } from './views/customer-view.ts'

/** Signing in and out, and who is signed in. */
export const customerOperations = {
  /** An unknown address and a wrong password are refused alike, so that nobody learns who has an account. */
  login({ tx, body }) {
    const customer = tx.customers.first({ email: body.email.toLowerCase() })
    if (!customer || customer.password !== body.password) throw new Refusal(401, 'wrong_credentials')
    const sessions = tx.sessions.count({ where: { customer_id: customer.id } })
    const chance = seededChance(seedOf(`${customer.email} ${sessions} ${tx.now}`))
    const session = tx.sessions.create({
      id: opaqueToken(chance),
      customer_id: customer.id,
      created_at: tx.now,
      expires_at: tx.now + SESSION_MS,
    })
    return { access_token: session.id, customer: customerView(customer) }
  },

  logout({ tx, session }) {
    if (session) tx.sessions.remove(session.id)
  },

  getProfile: ({ customer }) => ({ customer: customerView(customer) }),
} satisfies Partial<Operations>
