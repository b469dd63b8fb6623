import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { FAILED_POLL_MS, HIDDEN_POLL_MS, LIST_POLL_MS } from '#src/config/waits.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { isUnderWay } from '#src/features/projects/project-statuses.ts'
import { spreadDelay } from '#src/lib/spread-delay.ts'

/** Query of `useListedProjects`. */
export const polledProjects = (isAnnouncing: boolean, isPolled: boolean) =>
  queryOptions({
    ...catalogQueries.services(),
    meta: { silent: true },
    // The screen has just requested the list.
    refetchOnMount: false,
    refetchInterval: ({ state: { data, status } }) => {
      const isRunning = data?.some(({ projects }) => projects.some(isUnderWay))
      if (isPolled || !isRunning) return false
      if (status === 'error') return spreadDelay(FAILED_POLL_MS)
      return document.hidden ? HIDDEN_POLL_MS : LIST_POLL_MS
    },
    refetchIntervalInBackground: isAnnouncing,
  })

/**
 * The customer's foremost projects, polled while one of them runs: also in the background by the tab that announces.
 * @param isPolled whether the page polls them itself
 */
export function useListedProjects(isAnnouncing: boolean, isPolled: boolean) {
  const { data, dataUpdatedAt } = useQuery(polledProjects(isAnnouncing, isPolled))
  const projects = useMemo(() => data?.flatMap(({ projects }) => projects), [data])
  return { projects, atMs: dataUpdatedAt }
}
