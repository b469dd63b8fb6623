import type { QueryClient } from '@tanstack/react-query'
import { catalogQueries } from './catalog-queries.ts'

/** Tells that a price was another one than the customer saw: what prices are made of is asked for anew. */
export function pricesChanged(client: QueryClient) {
  void client.invalidateQueries({ queryKey: catalogQueries.all })
}
