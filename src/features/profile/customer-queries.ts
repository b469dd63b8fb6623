import { queryOptions } from '@tanstack/react-query'
import { request } from '#src/api/request.ts'
import { getProfile } from '#src/contract/customer.ts'

/** Name and picture change seldom; whoever changes them says so. */
const CUSTOMER_FRESH_MS = 300_000

export const customerQueries = {
  all: ['customer'] as const,
  /** The signed-in customer, for header and greeting: a layout fetch, so it fails silently. */
  profile: () =>
    queryOptions({
      queryKey: [...customerQueries.all, 'profile'],
      queryFn: async ({ signal }) => (await request(getProfile, {}, signal)).customer,
      staleTime: CUSTOMER_FRESH_MS,
      meta: { silent: true },
    }),
}
