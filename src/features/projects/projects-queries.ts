import { type QueryStatus, queryOptions } from '@tanstack/react-query'
import { request } from '#src/api/request.ts'
import { LIST_POLL_MS } from '#src/config/waits.ts'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import type { ProjectSummary } from '#src/contract/project-summary.ts'
import { getProjects } from '#src/contract/projects-list.ts'
import { isUnderWay } from './project-statuses.ts'

/** A failed poll is reported once and is the last until the customer returns to the list. */
export const nextPollMs = (status: QueryStatus, projects: readonly ProjectSummary[] | undefined) =>
  status === 'success' && projects?.some(isUnderWay) ? LIST_POLL_MS : false

export const projectsQueries = {
  all: ['projects'] as const,
  /** Key of one project. Defined here because lists invalidate it and load no contents. */
  projectKey: (slug: ServiceSlug, id: number) => [...projectsQueries.all, slug, 'project', id] as const,
  list: (slug: ServiceSlug) =>
    queryOptions({
      queryKey: [...projectsQueries.all, slug, 'list'],
      queryFn: async ({ signal }) => (await request(getProjects, { params: { slug } }, signal)).projects,
      refetchInterval: ({ state: { data, status } }) => nextPollMs(status, data),
    }),
}
