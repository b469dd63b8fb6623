import { useQueries, useQuery } from '@tanstack/react-query'
import { ServiceSlug } from '#src/contract/primitives.ts'
import type { ProjectSummary } from '#src/contract/project-summary.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { projectsQueries } from '#src/features/projects/projects-queries.ts'

const silent = { silent: true }

const changedAt = ({ updated_at, created_at }: ProjectSummary) => updated_at ?? created_at ?? ''

/**
 * All projects of all services, the last changed first. Services come with some of their projects; a list is requested
 * only if there are more.
 */
export function usePaletteProjects(): readonly ProjectSummary[] {
  const { data: services } = useQuery({ ...catalogQueries.services(), meta: silent })
  const known = new Map(services?.map((service) => [service.slug, service]))
  const lists = useQueries({
    queries: ServiceSlug.options.map((slug) => {
      const service = known.get(slug)
      const isWhole = service !== undefined && service.projects_count <= service.projects.length
      return {
        ...projectsQueries.list(slug),
        enabled: !isWhole,
        refetchInterval: false as const,
        meta: silent,
      }
    }),
  })
  const projects = ServiceSlug.options.flatMap((slug, place) => {
    const service = known.get(slug)
    const isWhole = service !== undefined && service.projects_count <= service.projects.length
    return isWhole ? service.projects : (lists[place]?.data ?? service?.projects ?? [])
  })
  return projects.toSorted((a, b) => changedAt(b).localeCompare(changedAt(a), 'en') || b.id - a.id)
}
