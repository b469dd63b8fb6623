import { queryOptions } from '@tanstack/react-query'
import { request } from '#src/api/request.ts'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import type { Project } from '#src/contract/project.ts'
import { getProject } from '#src/contract/projects.ts'
import { projectsQueries } from './projects-queries.ts'

/** Separate from the queries of lists, which load with the first page and have no contents. */
export const projectQueries = {
  /**
   * The project to open. Not cached: the screen that opens it owns the content, and opening it again fetches
   * again.
   */
  project: (slug: ServiceSlug, id: number) =>
    queryOptions({
      queryKey: projectsQueries.projectKey(slug, id),
      queryFn: async ({ client, queryKey, signal }) => {
        const known = client.getQueryData<Project>(queryKey)
        const query = { since: known?.mark }
        const answer = await request(getProject, { params: { slug, id }, query }, signal)
        if (answer.since === undefined) return answer.project
        return (await import('./continued-project.ts')).continuedProject(known, answer)
      },
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      refetchOnWindowFocus: false,
      meta: { silent: true },
    }),
}
