import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Service } from '#src/contract/catalog.ts'
import {
  forgetInterruptedAction,
  type InterruptedAction,
  keepInterruptedAction,
} from '#src/features/billing/interrupted-action.ts'
import { moneyMoved } from '#src/features/billing/money-moved.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { projectChanged } from '#src/features/projects/project-changed.ts'
import { isEditable } from '#src/features/projects/project-statuses.ts'
import { createPollInterval, polledProgress } from './run-polling.ts'
import { isQuoted, isUnderWay, quoteOf, type RunRequest, type RunTarget } from './run-target.ts'
import { useStart } from './runs-mutations.ts'
import { useUnknownPrice } from './unknown-price.ts'
import { useResume } from './use-resume.ts'

type PricedStart = Pick<InterruptedAction, 'scope' | 'block_ids'>

interface RunOptions {
  readonly target: RunTarget
  /** What a start would cost now, in qəpik; undefined where that is unknown. Left out where quotes are all that is paid. */
  readonly priceOf?: (wanted: PricedStart, service: Service) => number | undefined
}

/** @param onSeen told when the project is seen after an answer was lost: it is known then whether the run has begun */
function usePolling(target: RunTarget, lostAtMs: number | undefined, onSeen: () => void) {
  const [intervalOf] = useState(createPollInterval)
  const isRunning = isUnderWay(target.project)
  const { data, dataUpdatedAt, errorUpdatedAt, isFetchedAfterMount } = useQuery({
    ...polledProgress(target.project, intervalOf),
    enabled: isRunning || lostAtMs !== undefined,
  })
  const receive = useEffectEvent(() => {
    // What an earlier visit was told says nothing about now.
    if (data && isFetchedAfterMount) {
      target.receive(data)
      // A poll does not bring all of a result.
      if (isRunning && !isUnderWay(data.project)) target.refresh()
    }
    if (lostAtMs !== undefined && dataUpdatedAt >= lostAtMs) onSeen()
  })
  useEffect(() => {
    if (dataUpdatedAt > 0) receive()
  }, [dataUpdatedAt])
  return {
    /** The latest poll failed: nobody sees how the run goes. Polling goes on. */
    isUnseen: isRunning && errorUpdatedAt > dataUpdatedAt,
    /** An answer was lost, and the project has not been seen since: nobody knows whether the run has begun. */
    isUnsure: lostAtMs !== undefined,
  }
}

function useRunEnd({ project }: RunTarget) {
  const client = useQueryClient()
  const isRunning = isUnderWay(project)
  const wasRunning = useRef(isRunning)
  useEffect(() => {
    if (wasRunning.current && !isRunning) {
      // Held money was settled, and lists show another status now.
      moneyMoved(client)
      projectChanged(client, project.slug)
    }
    wasRunning.current = isRunning
  }, [client, isRunning, project.slug])
}

function shortageFor(
  { missing, wanted, start, forget }: ReturnType<typeof useStart>,
  project: RunTarget['project'],
) {
  if (!missing || wanted?.price === undefined) return undefined
  const { price, blockIds, ...body } = wanted
  const action = { ...body, price, slug: project.slug, projectId: project.id, isConfirmed: false }
  return {
    missing,
    retry: () => void start(wanted),
    keepForLater: () => keepInterruptedAction({ ...action, block_ids: blockIds?.() }),
    dismiss() {
      forget()
      forgetInterruptedAction(action)
    },
  }
}

export function useRun({ target, priceOf: priceOfStart }: RunOptions) {
  const client = useQueryClient()
  const { project } = target
  const { slug, id: projectId } = project
  const { data: service } = useQuery({ ...catalogQueries.service(slug), enabled: priceOfStart !== undefined })
  const priceOf = (wanted: PricedStart) => service && priceOfStart?.(wanted, service)
  const latest = useStart(target)
  const { isPending, refusals } = latest
  const question = useUnknownPrice()
  /** A price that nobody knows is asked about first, where something is paid at once. */
  async function start(wanted: RunRequest) {
    const isPaid = isQuoted(project) || priceOfStart !== undefined
    const isWanted = wanted.price !== undefined || !isPaid || (await question.ask())
    return isWanted ? latest.start(wanted) : undefined
  }
  const polling = usePolling(target, latest.lostAtMs, () => {
    latest.forget()
    moneyMoved(client)
    target.refresh()
  })
  useRunEnd(target)
  const quoted = quoteOf(project)
  const resume = useResume({
    slug,
    projectId,
    priceOf(action) {
      if (polling.isUnsure) return undefined
      if (quoted !== undefined) return action.scope === 'all' ? quoted : undefined
      return isEditable(project) ? priceOf(action) : undefined
    },
    isPending,
    start,
  })
  return {
    ...polling,
    ...{ target, service, priceOf, start, isPending, refusals, question },
    /** Another start would be sent: none is on its way, and of the last it is known whether it has begun. */
    canStart: !(isPending || polling.isUnsure),
    /** What is to be paid for a quote, in qəpik; undefined where there is none. */
    quoted,
    // Once the balance covers it, what an earlier visit lacked is no longer true.
    shortage: resume ? undefined : shortageFor(latest, project),
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
