import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Project, type ProjectSummary, projectStatuses } from '#src/contract/project.ts'
import { createPollInterval } from '#src/features/work/poll-interval.ts'
import { useIsUnseen } from '#src/features/work/use-is-unseen.ts'
import { workQueries } from '#src/features/work/work-queries.ts'
import { useCloneCache } from './use-clone-cache.ts'

const { ORDERED, IN_PROGRESS, COMPLETED } = projectStatuses

/** Whether somebody is at work on it. */
export const isRunning = ({ status }: Pick<ProjectSummary, 'status'>) =>
  status === ORDERED || status === IN_PROGRESS

/**
 * What was seen on top of what is known. Whether the voice is there says the summary; which voice it is, the project
 * itself: until that has come, the work is still shown as under way.
 */
function onTop(project: Project, seen: ProjectSummary): Project {
  const isFinished = seen.status === COMPLETED
  return { ...project, ...seen, ...(isFinished && { status: IN_PROGRESS, progress: 100, eta_seconds: 0 }) }
}

/**
 * Looks how an order goes, as long as it does. Gives the project as it was last seen, and whether the latest look
 * failed. Hidden tabs do not look.
 */
export function useCloneWatch(project: Project) {
  const { slug, id } = project
  const { lookAgain } = useCloneCache()
  const [nextPoll] = useState(createPollInterval)
  const isOn = isRunning(project)
  const { data, dataUpdatedAt } = useQuery({
    ...workQueries.response(slug, id),
    enabled: isOn,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (isOn ? nextPoll(state.data?.project.version) : false),
  })
  const isUnseen = useIsUnseen(slug, id)
  const seen = data && data.project.version > project.version ? data.project : undefined
  const isOver = isOn && seen !== undefined && !isRunning(seen)
  // With each look anew: the project itself may not have come the first time.
  useEffect(() => {
    if (isOver && dataUpdatedAt > 0) lookAgain(id)
  }, [isOver, dataUpdatedAt, id, lookAgain])
  return { now: seen && isOn ? onTop(project, seen) : project, isUnseen: isOn && isUnseen }
}
