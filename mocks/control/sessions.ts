import { SESSION_MS } from '#mocks/domain/sessions.ts'
import { newToken } from '#mocks/features/account/new-token.ts'
import type { World } from '#mocks/world.ts'

export const logInAs = (world: World, customer_id: number): Promise<string> =>
  world.write((tx) => {
    tx.customers.need(customer_id)
    const times = { created_at: tx.now, expires_at: tx.now + SESSION_MS }
    return tx.sessions.create({ id: newToken(), customer_id, ...times }).id
  })

/** Ends sessions now: all of them, or that of one token. Returns their number. */
export const expireSessions = (world: World, token?: string): Promise<number> =>
  world.write((tx) => {
    const running = tx.sessions
      .list()
      .filter(({ id, expires_at }) => expires_at > tx.now && (token === undefined || id === token))
    for (const { id } of running) tx.sessions.update(id, { expires_at: tx.now })
    return running.length
  })

/** A session as it can continue in another world. */
export interface OpenSession {
  readonly id: string
  readonly email: string
  readonly leftMs: number
}

export const openSessions = ({ db, clock }: World): readonly OpenSession[] =>
  db.sessions.list().flatMap(({ id, customer_id, expires_at }) => {
    const [email, leftMs] = [db.customers.get(customer_id)?.email, expires_at - clock.now()]
    return email === undefined || leftMs <= 0 ? [] : [{ id, email, leftMs }]
  })

/** Continues sessions of a replaced world, for the customers that the new one has too. */
export const keepSessions = (world: World, sessions: readonly OpenSession[]): Promise<void> =>
  world.write((tx) => {
    for (const { id, email, leftMs } of sessions) {
      const customer = tx.customers.first({ email })
      if (!customer || tx.sessions.get(id)) continue
      const times = { created_at: tx.now, expires_at: tx.now + leftMs }
      tx.sessions.create({ id, customer_id: customer.id, ...times })
    }
  })
