import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { FAILED_POLL_MS, LIST_POLL_MS } from '#src/config/waits.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { isUnderWay } from '#src/features/projects/project-statuses.ts'

/**
 * The customer's foremost projects, polled while one of them runs: also in the background by the tab that announces.
 * @param isPolled whether the page polls them itself
 */
export function useListedProjects(isAnnouncing: boolean, isPolled: boolean) {
  const { data, dataUpdatedAt } = useQuery({
    ...catalogQueries.services(),
    meta: { silent: true },
    // The page has just requested it.
    refetchOnMount: false,
    refetchInterval: ({ state: { data, status } }) => {
      const isRunning = data?.some(({ projects }) => projects.some(isUnderWay))
      if (isPolled || !isRunning) return false
      return status === 'error' ? FAILED_POLL_MS : LIST_POLL_MS
    },
    refetchIntervalInBackground: isAnnouncing,
  })
  const projects = useMemo(() => data?.flatMap(({ projects }) => projects), [data])
  return { projects, atMs: dataUpdatedAt }
}
