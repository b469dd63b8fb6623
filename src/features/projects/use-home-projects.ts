import { useQueries } from '@tanstack/react-query'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import { selectHomeProjects } from './home-projects.ts'
import { projectsQueries } from './projects-queries.ts'

/**
 * The projects for the home page, from the lists of the services that have any. A list that fails is left out
 * of what is shown, and said.
 */
export function useHomeProjects(slugs: readonly ServiceSlug[]) {
  return useQueries({
    queries: slugs.map((slug) => ({ ...projectsQueries.list(slug), meta: { silent: true } })),
    combine: (lists) => ({
      ...selectHomeProjects(lists.flatMap(({ data }) => data ?? [])),
      isPending: lists.some((list) => list.isPending),
      isFailed: lists.some((list) => list.isError && list.data === undefined),
      retry: () => {
        for (const list of lists) if (list.isError) void list.refetch()
      },
    }),
  })
}
