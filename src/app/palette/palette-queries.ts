import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ListedService } from '#src/contract/catalog.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { projectsQueries } from '#src/features/projects/projects-queries.ts'

const SILENT_META = { silent: true }

/** Projects of a service. The list of services contains some of them, so they are requested only if there are more. */
async function projectsOf({ slug, projects, projects_count }: ListedService, client: QueryClient) {
  if (projects_count <= projects.length) return projects
  // If the request fails, the projects in the list of services are used.
  return client.fetchQuery({ ...projectsQueries.list(slug), meta: SILENT_META }).catch(() => projects)
}

/** Projects of all services, in no order. */
export const everyProject = queryOptions({
  queryKey: [...projectsQueries.all, 'everywhere'],
  async queryFn({ client }) {
    const services = await client.fetchQuery({ ...catalogQueries.services(), meta: SILENT_META })
    return (await Promise.all(services.map((service) => projectsOf(service, client)))).flat()
  },
  staleTime: 0,
  meta: SILENT_META,
})
