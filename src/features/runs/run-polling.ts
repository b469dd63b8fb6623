import type { QueryState } from '@tanstack/react-query'
import { MAX_RUN_POLL_MS, MIN_RUN_POLL_MS, RUN_POLL_MS } from '#src/config/waits.ts'
import { type Progress, progressQueries } from '#src/features/projects/progress-queries.ts'
import { spreadDelay } from '#src/lib/spread-delay.ts'
import { isInRun } from '#src/rules/open-in-run.ts'
import type { RunTarget } from './run-target.ts'

/** Without progress, the next poll waits this share of the time since the last progress. */
const WAIT_SHARE = 1 / 3

const progressKey = ({ project: { version, status, progress }, blocks }: Progress) =>
  [version, status, progress, blocks.filter(({ generated }) => !isInRun(generated)).length].join()

interface Polled {
  readonly state: Pick<QueryState<Progress>, 'data' | 'dataUpdatedAt' | 'errorUpdatedAt'>
}

/**
 * Time until the next poll, in ms. It depends only on the time since the last progress, because TanStack
 * Query reads it several times per response and must get the same value.
 */
export function createPollInterval() {
  let moved: { readonly mark: string; readonly atMs: number } | undefined
  return ({ state: { data, dataUpdatedAt, errorUpdatedAt } }: Polled): number => {
    const mark = data ? progressKey(data) : ''
    // End of the latest poll, successful or not.
    const atMs = Math.max(dataUpdatedAt, errorUpdatedAt)
    if (mark !== moved?.mark) moved = { mark, atMs }
    const stillMs = atMs - moved.atMs
    const etaMs = (data?.project.eta_seconds ?? Number.POSITIVE_INFINITY) * 1_000
    const isAlmostDone = etaMs < RUN_POLL_MS && stillMs < RUN_POLL_MS
    const leastMs = isAlmostDone ? MIN_RUN_POLL_MS : RUN_POLL_MS
    const waitMs = Math.min(Math.max(leastMs, stillMs * WAIT_SHARE), MAX_RUN_POLL_MS)
    return errorUpdatedAt > dataUpdatedAt ? spreadDelay(waitMs) : waitMs
  }
}

/**
 * Polls the progress of a project's run. Hidden tabs pause and poll at once when they become visible.
 * @param refetchInterval one per visit, because the interval depends on the time since its start
 */
export const polledProgress = (
  { slug, id }: Pick<RunTarget['project'], 'slug' | 'id'>,
  refetchInterval: ReturnType<typeof createPollInterval>,
) => ({
  ...progressQueries.progress(slug, id),
  refetchOnWindowFocus: 'always' as const,
  refetchInterval,
})
