import { keepInterruptedAction } from '#src/features/billing/interrupted-action.ts'
import { useRunPolling } from './polling/use-run-polling.ts'
import { interruptedActionOf, requestOf } from './run-request.ts'
import { isStartable, type RunTarget } from './run-target.ts'
import { startRun } from './runs-mutations.ts'
import { type Shortage, useStart } from './start/use-start.ts'
import type { Interrupted } from './use-interrupted.ts'
import { useResume } from './use-resume.ts'

interface RunOptions {
  readonly target: RunTarget
  readonly interrupted: Interrupted
  /** Price of what was interrupted as it would be now, in qəpik; undefined where it is unknown, or cannot be started. */
  readonly priceNow: number | undefined
  /** Paying a quote in order mode; without it a run is started. */
  readonly send?: Parameters<typeof useStart>[0]['send']
  /** Whether the project can be paid for as it stands; by its status where it is left out. */
  readonly isPayable?: boolean
  /** The list of files is on screen. */
  readonly isWatchingExports?: boolean
  readonly firstShortage?: Shortage | undefined
}

/** A paid run of a project, from its price to its result: everything that services have in common. */
export function useRun({ target, interrupted, priceNow, ...options }: RunOptions) {
  const { send = startRun, isPayable = isStartable(target.project), firstShortage } = options
  const { start, isPending, isUnsure, onSeen, shortage, dismissShortage, refusals } = useStart({
    target,
    send,
    firstShortage,
  })
  const { isWatchingExports = false } = options
  const polling = useRunPolling({ target, isWatchingExports, isUnsure, onSeen })
  const resume = useResume({
    interrupted,
    priceNow: isPayable && !isUnsure ? priceNow : undefined,
    isPending,
    start: (action, price) => start(requestOf(action, price)),
  })
  return {
    ...polling,
    start,
    isPending,
    isUnsure,
    refusals,
    /** Too little money, and the ways on. */
    shortage: shortage && {
      missing: shortage.missing,
      price: shortage.request.price,
      retry: () => start(shortage.request),
      /** Remembers what goes on once the balance is topped up. */
      keepForLater: () => keepInterruptedAction(interruptedActionOf(shortage.request, target)),
      dismiss: dismissShortage,
    },
    resume,
  }
}

export type Run = ReturnType<typeof useRun>
