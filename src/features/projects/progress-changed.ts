import type { QueryClient } from '@tanstack/react-query'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import { progressQueries } from './progress-queries.ts'

/** Invalidates the progress of a project after a change: it is polled at once, replacing a pending poll. */
export function progressChanged(client: QueryClient, slug: ServiceSlug, id: number) {
  void client.invalidateQueries({ queryKey: progressQueries.progress(slug, id).queryKey })
}
