import { queryOptions } from '@tanstack/react-query'
import { request } from '#src/api/request.ts'
import { getProfile } from '#src/contract/customer.ts'
import { rememberCustomer } from '#src/session/customer-id.ts'
import { readToken } from '#src/session/session-cookie.ts'

/** Name and picture seldom change, and changes made here invalidate the query. */
const CUSTOMER_FRESH_MS = 300_000

export const customerQueries = {
  all: ['customer'] as const,
  /** The signed-in customer, for the header and greeting. Fails silently because it belongs to the layout. */
  profile: () =>
    queryOptions({
      queryKey: [...customerQueries.all, 'profile'],
      queryFn: async ({ signal }) => {
        const token = readToken()
        const { customer } = await request(getProfile, {}, signal)
        if (readToken() === token) rememberCustomer(customer.id)
        return customer
      },
      staleTime: CUSTOMER_FRESH_MS,
      meta: { silent: true },
    }),
}
