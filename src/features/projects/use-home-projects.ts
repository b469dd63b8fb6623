import { useQuery } from '@tanstack/react-query'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { serverNowMs } from '#src/lib/server-clock.ts'
import { selectHomeProjects } from '#src/rules/home-projects.ts'
import { nextPollMs } from './projects-queries.ts'

/** The projects of the home page, which come with the services. Polled while one of them runs. */
export function useHomeProjects() {
  const { data, isPending } = useQuery({
    ...catalogQueries.services(),
    refetchInterval: ({ state: { data, status } }) =>
      nextPollMs(
        status,
        data?.flatMap(({ projects }) => projects),
      ),
  })
  const projects = data?.flatMap((service) => service.projects) ?? []
  const hasNone = data?.every(({ projects_count }) => projects_count === 0) ?? false
  return { ...selectHomeProjects(projects, serverNowMs()), hasNone, isPending }
}
