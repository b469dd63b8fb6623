import { useQuery } from '@tanstack/react-query'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { selectHomeProjects } from '#src/rules/home-projects.ts'
import { nextLookMs } from './projects-queries.ts'

/** The projects for the home page, which come with the services; asked for again while something in them runs. */
export function useHomeProjects() {
  const { data, isPending } = useQuery({
    ...catalogQueries.services(),
    refetchInterval: ({ state: { data, status } }) =>
      nextLookMs(
        status,
        data?.flatMap(({ projects }) => projects),
      ),
  })
  return { ...selectHomeProjects(data?.flatMap(({ projects }) => projects) ?? []), isPending }
}
