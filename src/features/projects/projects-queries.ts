import { type QueryStatus, queryOptions } from '@tanstack/react-query'
import { request } from '#src/api/request.ts'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import { type ProjectSummary, projectStatuses } from '#src/contract/project-summary.ts'
import { getProjects } from '#src/contract/projects-list.ts'

/** Polling interval of a list while a project in it is in progress. */
const POLL_MS = 5_000

const isUnfinished = ({ status }: Pick<ProjectSummary, 'status'>) =>
  status === projectStatuses.IN_PROGRESS || status === projectStatuses.ORDERED

/** A failed poll is reported once and is the last until the customer returns to the list. */
export const nextPollMs = (status: QueryStatus, projects: readonly ProjectSummary[] | undefined) =>
  status === 'success' && projects?.some(isUnfinished) ? POLL_MS : false

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
