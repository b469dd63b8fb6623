import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Project, type ProjectSummary, projectStatuses } from '#src/contract/project.ts'
import { createPollInterval } from '#src/features/work/poll-interval.ts'
import { useIsUnseen } from '#src/features/work/use-is-unseen.ts'
import { workQueries } from '#src/features/work/work-queries.ts'
import { useCloneCache } from './use-clone-cache.ts'

const { ORDERED, IN_PROGRESS } = projectStatuses

/** Whether somebody is at work on it. */
export const isRunning = ({ status }: Pick<ProjectSummary, 'status'>) =>
  status === ORDERED || status === IN_PROGRESS

/**
 * Looks how an order goes, as long as it does. Gives the project as it was last seen, and whether the latest look
 * failed. Hidden tabs do not look.
 */
export function useCloneWatch(project: Project) {
  const { slug, id } = project
  const { lookAgain } = useCloneCache()
  const [nextPoll] = useState(createPollInterval)
  const isOn = isRunning(project)
  const { data } = useQuery({
    ...workQueries.response(slug, id),
    enabled: isOn,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (isOn ? nextPoll(state.data?.project.version) : false),
  })
  const isUnseen = useIsUnseen(slug, id)
  const seen = data && data.project.version > project.version ? data.project : undefined
  const isOver = isOn && seen !== undefined && !isRunning(seen)
  useEffect(() => {
    if (isOver) lookAgain(id)
  }, [isOver, id, lookAgain])
  return { now: seen && isOn ? { ...project, ...seen } : project, isUnseen: isOn && isUnseen }
}
