import { queryOptions } from '@tanstack/react-query'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import type { Progress } from './continued-project.ts'
import { projectsQueries } from './projects-queries.ts'

export type { Progress }

/** Separate from the other project queries, so that Home does not load the contract of runs. */
export const progressQueries = {
  progress: (slug: ServiceSlug, id: number) =>
    queryOptions({
      queryKey: [...projectsQueries.projectKey(slug, id), 'progress'],
      // Lazy, because no first page polls.
      queryFn: async ({ client, signal }): Promise<Progress> =>
        (await import('./continued-project.ts')).pollProgress(client, { slug, id }, signal),
      staleTime: 0,
      meta: { silent: true },
    }),
}
