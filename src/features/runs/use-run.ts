import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type InterruptedAction, keepInterruptedAction } from '#src/features/billing/interrupted-action.ts'
import { moneyMoved } from '#src/features/billing/money-moved.ts'
import { projectChanged } from '#src/features/projects/project-changed.ts'
import { createPollInterval, polledProgress } from './run-polling.ts'
import { isPayable, isUnderWay, type RunTarget } from './run-target.ts'
import { shortageOf, startRun, useStart } from './runs-mutations.ts'
import { useResume } from './use-resume.ts'

interface RunOptions {
  readonly target: RunTarget
  /** What an interrupted action would cost now, in qəpik; undefined where that is unknown, or it cannot be paid. */
  readonly priceOf: (action: InterruptedAction) => number | undefined
  readonly send?: typeof startRun
  readonly isWatchingExports?: boolean
}

function useEnd(isSo: boolean, onEnd: () => void) {
  const wasSo = useRef(isSo)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (wasSo.current && !isSo) end()
    wasSo.current = isSo
  }, [isSo])
}

function usePolling(target: RunTarget, isWatchingExports: boolean, lostAtMs: number | undefined) {
  const [intervalOf] = useState(createPollInterval)
  const isRunning = isUnderWay(target.project)
  const isLost = lostAtMs !== undefined
  const { data, isPending, dataUpdatedAt, errorUpdatedAt, isFetchedAfterMount } = useQuery({
    ...polledProgress(target.project, isRunning || isLost, intervalOf),
    enabled: isRunning || isLost || isWatchingExports,
  })
  const receive = useEffectEvent(() => {
    // What an earlier visit was told says nothing about now.
    if (data && isFetchedAfterMount) target.receive(data)
  })
  useEffect(() => {
    if (dataUpdatedAt > 0) receive()
  }, [dataUpdatedAt])
  return {
    exports: { files: data?.exports ?? [], last: data?.last_export, isPending },
    isRunning,
    /** The latest poll failed: nobody sees how the run goes. Polling goes on. */
    isUnseen: isRunning && errorUpdatedAt > dataUpdatedAt,
    /** An answer was lost, and the project has not been seen since: nobody knows whether the run has begun. */
    isUnsure: isLost && dataUpdatedAt < lostAtMs,
  }
}

function fundsOf(
  { error, wanted, start, forget }: ReturnType<typeof useStart>,
  { slug, id }: RunTarget['project'],
) {
  const missing = shortageOf(error)
  if (!missing || !wanted) return undefined
  const { blockIds, ...wish } = wanted
  const action = { ...wish, slug, projectId: id, isConfirmed: false }
  return {
    missing,
    retry: () => start(wanted),
    /** Remembers what goes on once the balance is topped up. */
    keepForLater: () => keepInterruptedAction({ ...action, blockIds: blockIds && [...blockIds()] }),
    dismiss: forget,
  }
}

export function useRun({ target, priceOf, send = startRun, isWatchingExports = false }: RunOptions) {
  const client = useQueryClient()
  const { project } = target
  const latest = useStart(target, send)
  const { isRunning, ...polling } = usePolling(target, isWatchingExports, latest.lostAtMs)
  const start: typeof latest.start = (...asked) => {
    if (!polling.isUnsure) latest.start(...asked)
  }
  useEnd(polling.isUnsure, () => {
    latest.forget()
    moneyMoved(client)
    target.refresh()
  })
  useEnd(isRunning, () => {
    // Held money was settled, and lists show another status now.
    moneyMoved(client)
    projectChanged(client, project.slug)
    target.onEnd?.()
  })
  const resume = useResume({
    slug: project.slug,
    projectId: project.id,
    priceOf: (action) => (isPayable(project) && !polling.isUnsure ? priceOf(action) : undefined),
    isPending: latest.isPending,
    start,
  })
  return {
    ...polling,
    start,
    isPending: latest.isPending,
    refusals: latest.refusals,
    // Once the balance covers it, what an earlier visit lacked is no longer true.
    shortage: resume ? undefined : fundsOf(latest, project),
    resume: resume && {
      ...resume,
      forget() {
        resume.forget()
        latest.forget()
      },
    },
  }
}

export type Run = ReturnType<typeof useRun>
