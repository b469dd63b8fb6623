import type { QueryClient } from '@tanstack/react-query'
import { catalogQueries } from './catalog-queries.ts'

export function pricesChanged(client: QueryClient) {
  void client.invalidateQueries({ queryKey: catalogQueries.all })
}
