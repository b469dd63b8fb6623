import { projectsQueries } from '#src/features/projects/projects-queries.ts'
import type { Progress, RunTarget } from '../run-target.ts'
import type { createPollInterval } from './poll-interval.ts'

const isMaking = (progress: Progress | undefined) =>
  progress?.exports.some(({ status }) => status === 'preparing') ?? false

/** Changes with everything that is waited for. */
function markOf(progress: Progress | undefined) {
  if (!progress) return ''
  const { project, exports } = progress
  return [project.version, project.status, ...exports.map((file) => `${file.status}${file.progress}`)].join()
}

interface PolledState {
  readonly data: Progress | undefined
  readonly dataUpdatedAt: number
  readonly errorUpdatedAt: number
}

/** How often is counted from the beginning of a visit: one of these for each. */
export type PollInterval = ReturnType<typeof createPollInterval>

/**
 * How a project's run goes, asked again and again.
 * @param isWaitedFor a run is under way, or nobody knows; files that are being made are waited for anyway
 */
export const polledProgress = (
  { slug, id }: Pick<RunTarget['project'], 'slug' | 'id'>,
  isWaitedFor: boolean,
  intervalOf: PollInterval,
) => ({
  ...projectsQueries.progress(slug, id),
  // Hidden tabs do not poll; they do at once when they are seen again.
  refetchOnWindowFocus: 'always' as const,
  refetchInterval: ({ state }: { state: PolledState }) =>
    (isWaitedFor || isMaking(state.data)) &&
    intervalOf({
      mark: markOf(state.data),
      atMs: Math.max(state.dataUpdatedAt, state.errorUpdatedAt),
      etaSeconds: state.data?.project.eta_seconds,
    }),
})
