import { queryOptions } from '@tanstack/react-query'
import { request } from '#src/api/request.ts'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import { getResponse } from '#src/contract/runs.ts'
import { projectQueries } from './project-queries.ts'

/** Separate from the other project queries, so that Home does not load the contract of runs. */
export const progressQueries = {
  progress: (slug: ServiceSlug, id: number) =>
    queryOptions({
      queryKey: [...projectQueries.project(slug, id).queryKey, 'progress'],
      queryFn: ({ signal }) => request(getResponse, { params: { slug, id } }, signal),
      staleTime: 0,
      meta: { silent: true },
    }),
}
