import type { QueryClient } from '@tanstack/react-query'
import { billingQueries } from './billing-queries.ts'

export function moneyChanged(client: QueryClient) {
  void client.invalidateQueries({ queryKey: billingQueries.all })
}
