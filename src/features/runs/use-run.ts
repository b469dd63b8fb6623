import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type InterruptedAction, keepInterruptedAction } from '#src/features/billing/interrupted-action.ts'
import { moneyMoved } from '#src/features/billing/money-moved.ts'
import { projectChanged } from '#src/features/projects/project-changed.ts'
import { isEditable } from '#src/features/projects/project-statuses.ts'
import { createPollInterval, polledProgress } from './run-polling.ts'
import { isUnderWay, quoteOf, type RunTarget } from './run-target.ts'
import { shortageOf, useStart } from './runs-mutations.ts'
import { useResume } from './use-resume.ts'

interface RunOptions {
  readonly target: RunTarget
  /** What an interrupted action would cost now, in qəpik; undefined where that is unknown. Left out where quotes are all that is paid. */
  readonly priceOf?: (action: InterruptedAction) => number | undefined
  readonly isWatchingExports?: boolean
  /** Polls this often where nothing is run, in ms: something else goes on in the project. */
  readonly restPollMs?: number
}

function useEnd(isSo: boolean, onEnd: () => void) {
  const wasSo = useRef(isSo)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (wasSo.current && !isSo) end()
    wasSo.current = isSo
  }, [isSo])
}

function usePolling(
  { target, isWatchingExports = false, restPollMs }: RunOptions,
  lostAtMs: number | undefined,
) {
  const [intervalOf] = useState(createPollInterval)
  const isRunning = isUnderWay(target.project)
  const isLost = lostAtMs !== undefined
  const { data, isPending, dataUpdatedAt, errorUpdatedAt, isFetchedAfterMount } = useQuery({
    ...polledProgress(target.project, isRunning || isLost, intervalOf, restPollMs),
    enabled: isRunning || isLost || isWatchingExports || restPollMs !== undefined,
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
    keepForLater: () => keepInterruptedAction({ ...action, blockIds: blockIds && [...blockIds()] }),
    dismiss: forget,
  }
}

export function useRun(options: RunOptions) {
  const { target, priceOf } = options
  const client = useQueryClient()
  const { project } = target
  const latest = useStart(target)
  const { isRunning, ...polling } = usePolling(options, latest.lostAtMs)
  const quoted = quoteOf(project)
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
    priceOf(action) {
      if (polling.isUnsure) return undefined
      if (quoted !== undefined) return action.scope === 'all' ? quoted : undefined
      return isEditable(project) ? priceOf?.(action) : undefined
    },
    isPending: latest.isPending,
    start,
  })
  return {
    ...polling,
    target,
    start,
    /** What is to be paid for a quote, in qəpik; undefined where there is none. */
    quoted,
    pay: () => quoted !== undefined && start({ scope: 'all', price: quoted }),
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
