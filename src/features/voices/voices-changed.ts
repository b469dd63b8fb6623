import type { QueryClient } from '@tanstack/react-query'
import { voicesQueries } from './voices-queries.ts'

export function voicesChanged(client: QueryClient) {
  void client.invalidateQueries({ queryKey: voicesQueries.all })
}
