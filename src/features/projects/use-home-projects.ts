import { useQuery } from '@tanstack/react-query'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { serverNowMs } from '#src/lib/server-clock.ts'
import { selectHomeProjects } from '#src/rules/home-projects.ts'
import { isSample, ownProjectsCount } from './own-projects.ts'
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
  const samples = projects.filter(isSample)
  /** The customer has made no project yet. */
  const hasNone = data?.every((service) => ownProjectsCount(service) === 0) ?? false
  return { ...selectHomeProjects(projects, serverNowMs()), samples, hasNone, isPending }
}
