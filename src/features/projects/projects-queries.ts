import { type QueryStatus, queryOptions } from '@tanstack/react-query'
import { request } from '#src/api/request.ts'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import { type ProjectSummary, projectStatuses } from '#src/contract/project-summary.ts'
import { getProjects } from '#src/contract/projects-list.ts'

/** Time between two requests for a list while something in it is in progress. */
const LOOK_MS = 5_000

const isOnItsWay = ({ status }: Pick<ProjectSummary, 'status'>) =>
  status === projectStatuses.IN_PROGRESS || status === projectStatuses.ORDERED

/** A look that failed says so once, and is the last until the customer comes back to the list. */
export const nextLookMs = (status: QueryStatus, projects: readonly ProjectSummary[] | undefined) =>
  status === 'success' && projects?.some(isOnItsWay) ? LOOK_MS : false

export const projectsQueries = {
  all: ['projects'] as const,
  /** Of one project: here, because lists tell of its changes and know no contents. */
  projectKey: (slug: ServiceSlug, id: number) => [...projectsQueries.all, slug, 'project', id] as const,
  list: (slug: ServiceSlug) =>
    queryOptions({
      queryKey: [...projectsQueries.all, slug, 'list'],
      queryFn: async ({ signal }) => (await request(getProjects, { params: { slug } }, signal)).projects,
      refetchInterval: ({ state: { data, status } }) => nextLookMs(status, data),
    }),
}
