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
