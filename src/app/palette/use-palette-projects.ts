import { useQuery } from '@tanstack/react-query'
import type { ProjectSummary } from '#src/contract/project-summary.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { everyProject } from './palette-queries.ts'

const changedAt = ({ updated_at, created_at }: ProjectSummary) => updated_at ?? created_at ?? ''

const NO_PROJECTS: readonly ProjectSummary[] = []

/** All projects of all services, the last changed first; until they have loaded, those of home. */
export function usePaletteProjects(): readonly ProjectSummary[] {
  const { data: services } = useQuery({
    ...catalogQueries.services(),
    staleTime: Infinity,
    meta: { silent: true },
  })
  const { data = services?.flatMap(({ projects }) => projects) ?? NO_PROJECTS } = useQuery(everyProject)
  return data.toSorted((a, b) => changedAt(b).localeCompare(changedAt(a), 'en') || b.id - a.id)
}
