import type { QueryClient } from '@tanstack/react-query'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import { progressQueries } from './progress-queries.ts'

/** Tells that a poll of a project would bring something new: it is asked at once, in place of one under way. */
export function progressChanged(client: QueryClient, slug: ServiceSlug, id: number) {
  void client.invalidateQueries({ queryKey: progressQueries.progress(slug, id).queryKey })
}
