import { queryOptions } from '@tanstack/react-query'
import { request } from '#src/api/request.ts'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import { getProject } from '#src/contract/projects.ts'
import { projectsQueries } from './projects-queries.ts'

/** Apart from those of lists, which come with the first page and know no contents. */
export const projectQueries = {
  /** The project to open. It is not kept: who opens it owns the content, and opening again asks again. */
  project: (slug: ServiceSlug, id: number) =>
    queryOptions({
      queryKey: projectsQueries.projectKey(slug, id),
      queryFn: async ({ signal }) => (await request(getProject, { params: { slug, id } }, signal)).project,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      refetchOnWindowFocus: false,
      meta: { silent: true },
    }),
}
