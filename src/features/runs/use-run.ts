import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Service } from '#src/contract/catalog.ts'
import {
  forgetInterruptedAction,
  type InterruptedAction,
  saveInterruptedAction,
} from '#src/features/billing/balance/interrupted-action.ts'
import { moneyChanged } from '#src/features/billing/money-changed.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { projectChanged } from '#src/features/projects/project-changed.ts'
import { isEditable, isUnderWay } from '#src/features/projects/project-statuses.ts'
import { createPollInterval, polledProgress } from './run-polling.ts'
import { isQuoted, quoteOf, type RunRequest, type RunTarget } from './run-target.ts'
import { useStart } from './runs-mutations.ts'
import { useResume } from './use-resume.ts'

interface PriceRequest {
  answer(isYes: boolean): void
}

/** Asks whether to start something with an unknown price; `ask` returns the answer. */
function useUnknownPrice() {
  const [asked, setAsked] = useState<PriceRequest>()
  return {
    isOpen: asked !== undefined,
    ask: () =>
      new Promise<boolean>((resolve) => {
        setAsked({
          answer(isYes) {
            setAsked(undefined)
            resolve(isYes)
          },
        })
      }),
    answer: (isYes: boolean) => asked?.answer(isYes),
  }
}

type PricedStart = Pick<InterruptedAction, 'scope' | 'block_ids'>

interface RunOptions {
  readonly target: RunTarget
  /** The present price of a start, in qəpik; undefined if it is unknown. Left out if only quotes are paid. */
  readonly priceOf?: (wanted: PricedStart, service: Service) => number | undefined
}

/**
 * @param onSeen called when the project is fetched after a lost response, which shows whether the run has
 * started
 */
function usePolling(target: RunTarget, lostAtMs: number | undefined, onSeen: () => void) {
  const [intervalOf] = useState(createPollInterval)
  const isRunning = isUnderWay(target.project)
  const { data, dataUpdatedAt, errorUpdatedAt, isFetchedAfterMount } = useQuery({
    ...polledProgress(target.project, intervalOf),
    enabled: isRunning || lostAtMs !== undefined,
  })
  const receive = useEffectEvent(() => {
    // Cached data of an earlier visit are outdated.
    if (data && isFetchedAfterMount) {
      target.receive(data)
      // For most services a poll does not have the whole result.
      if (isRunning && !isUnderWay(data.project)) (target.end ?? target.refresh)(data)
    }
    if (lostAtMs !== undefined && dataUpdatedAt >= lostAtMs) onSeen()
  })
  useEffect(() => {
    if (dataUpdatedAt > 0) receive()
  }, [dataUpdatedAt])
  return {
    /** The latest poll failed, so the progress is unknown. Polling continues. */
    isUnseen: isRunning && errorUpdatedAt > dataUpdatedAt,
    /**
     * A response was lost and the project has not been fetched since, so it is unknown whether the run has
     * started.
     */
    isUnsure: lostAtMs !== undefined,
  }
}

function useRunEnd({ project }: RunTarget) {
  const client = useQueryClient()
  const isRunning = isUnderWay(project)
  const wasRunning = useRef(isRunning)
  useEffect(() => {
    if (wasRunning.current && !isRunning) {
      // The held money was settled, and lists must show the new status.
      moneyChanged(client)
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
    keepForLater: () => saveInterruptedAction({ ...action, block_ids: blockIds?.() }),
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
  /** Asks first if the price is unknown and the start is charged at once. */
  async function start(wanted: RunRequest) {
    const isPaid = isQuoted(project) || priceOfStart !== undefined
    const isWanted = wanted.price !== undefined || !isPaid || (await question.ask())
    return isWanted ? latest.start(wanted) : undefined
  }
  const polling = usePolling(target, latest.lostAtMs, () => {
    latest.forget()
    moneyChanged(client)
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
    /** Whether a start would be sent: none is pending, and the outcome of the last one is known. */
    canStart: !(isPending || polling.isUnsure),
    /** Price of the quote, in qəpik; undefined if there is none. */
    quoted,
    // Once the balance covers the price, an earlier shortage is outdated.
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
