import { queryOptions } from '@tanstack/react-query'
import { request } from '#src/api/request.ts'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import { getProjects } from '#src/contract/projects.ts'

/** Keys begin with `projects`, then the slug: a change to a project invalidates `projectsQueries.of(slug)`. */
export const projectsQueries = {
  all: ['projects'] as const,
  of: (slug: ServiceSlug) => [...projectsQueries.all, slug] as const,
  list: (slug: ServiceSlug) =>
    queryOptions({
      queryKey: [...projectsQueries.of(slug), 'list'],
      queryFn: async ({ signal }) => (await request(getProjects, { params: { slug } }, signal)).projects,
    }),
}
