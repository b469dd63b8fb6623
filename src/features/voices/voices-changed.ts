import type { QueryClient } from '@tanstack/react-query'
import { voicesQueries } from './voices-queries.ts'

/** Tells that voices, or their prices, are others by now: the catalogue asks anew. */
export function voicesChanged(client: QueryClient) {
  void client.invalidateQueries({ queryKey: voicesQueries.all })
}
