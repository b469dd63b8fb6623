import type { Database } from '#mocks/kernel/db/database.ts'
import type { CustomerRow, SessionRow } from '#mocks/kernel/rows/account-rows.ts'
import { Unauthenticated } from './operation.ts'

interface Caller {
  session: SessionRow | undefined
  customer: CustomerRow | undefined
}

/** Sender of the request, by its bearer token. An unknown or expired token counts as none. */
export function authenticate(db: Database, request: Request, now: number): Caller {
  const token = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  const session = token === undefined ? undefined : db.sessions.get(token)
  if (!session || session.expires_at <= now) return { session: undefined, customer: undefined }
  const customer = db.customers.get(session.customer_id)
  return { session: customer && session, customer }
}

export function requireCustomer({ customer }: Caller): CustomerRow {
  if (!customer) throw new Unauthenticated('No valid token was sent')
  return customer
}
