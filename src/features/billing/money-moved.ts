import type { QueryClient } from '@tanstack/react-query'
import { billingQueries } from './billing-queries.ts'

/** Tells that money was held, paid or given back: balance and transactions ask anew. */
export function moneyMoved(client: QueryClient) {
  void client.invalidateQueries({ queryKey: billingQueries.all })
}
