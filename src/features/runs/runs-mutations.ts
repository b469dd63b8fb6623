import {
  type MutationState,
  type QueryClient,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, type Refusals, refusalsOf } from '#src/api/api-error.ts'
import type { CallMeta } from '#src/api/query-client.ts'
import { request } from '#src/api/request.ts'
import { InsufficientFunds } from '#src/contract/billing.ts'
import type { Project } from '#src/contract/project.ts'
import { getProject, saveProject } from '#src/contract/projects.ts'
import { type Answered, generate, payProject } from '#src/contract/runs.ts'
import { moneyChanged } from '#src/features/billing/money-changed.ts'
import { pricesChanged } from '#src/features/catalog/prices-changed.ts'
import { progressChanged } from '#src/features/projects/progress-changed.ts'
import { projectChanged } from '#src/features/projects/project-changed.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { notifications } from '#src/lib/notifications.ts'
import { moneyOf, qepikOf } from '#src/rules/money.ts'
import { isQuoted, quoteOf, type RunRequest, type RunTarget } from './run-target.ts'

/**
 * `unsaved`, `quoteChanged`: nothing was sent, because the payment would differ from what the customer sees.
 * The content is not on the server, or another tab or device has requested a new quote or paid.
 */
type StartOutcome = 'begun' | 'unsaved' | 'quoteChanged'

type StartResponse = { project: Project; isQuoteChanged?: boolean } | Answered

export const shortageOf = (error: unknown) =>
  error instanceof ApiError && error.status === 402 ? InsufficientFunds.safeParse(error.data).data : undefined

/**
 * Time of a lost response, in ms: the server may have started all the same. Undefined if the server refused.
 */
function lostResponseAtMs(error: unknown) {
  if (!(error instanceof ApiError) || error.kind === 'session-ended') return undefined
  return error.kind === 'refused' && (error.status ?? 0) < 500 ? undefined : error.atMs
}

async function sendRun(project: StartTarget['project'], wanted: RunRequest): Promise<StartResponse> {
  const { price, blockIds, ...body } = wanted
  const params = { slug: project.slug, id: project.id }
  if (body.scope === 'all' && isQuoted(project)) {
    // A payment names no price [spec 7], so the quote is checked first.
    const latest = await request(getProject, { params })
    const isSeen = isQuoted(latest.project) && quoteOf(latest.project) === price
    return isSeen ? request(payProject, { params }) : { ...latest, isQuoteChanged: true }
  }
  const expected_price = price === undefined ? undefined : moneyOf(price)
  return request(generate, { params, body: { ...body, block_ids: blockIds?.(), expected_price } })
}

type StartTarget = Partial<RunTarget> & Pick<RunTarget, 'project'>

/** Keyed by project, not component, so that a second press or visit cannot start the run twice. */
const startMutation = (client: QueryClient, target: StartTarget) => ({
  mutationKey: ['run', target.project.slug, target.project.id],
  async mutationFn(wanted: RunRequest): Promise<StartOutcome> {
    const send = () => sendRun(target.project, wanted)
    const answer = await (target.whenSaved ? target.whenSaved(send) : send())
    if (!answer) return 'unsaved'
    if ('blocks' in answer) target.add?.(answer)
    else target.take?.(answer.project)
    return 'isQuoteChanged' in answer ? 'quoteChanged' : 'begun'
  },
  onSettled(_done: unknown, error: unknown) {
    const { slug, id } = target.project
    const status = error instanceof ApiError ? error.status : undefined
    moneyChanged(client)
    projectChanged(client, slug)
    if (status === 409) pricesChanged(client)
    if (status === 409 || status === 404) target.refresh?.()
    if (lostResponseAtMs(error) !== undefined) progressChanged(client, slug, id)
  },
})

/**
 * Starts everything of a project that was just sent, or requests its quote, at the server's price, before its
 * own page opens.
 */
export const startNewProject = (
  client: QueryClient,
  project: StartTarget['project'],
  options: Pick<RunRequest, 'transcript'> = {},
  meta?: CallMeta,
) =>
  client
    .getMutationCache()
    .build<StartOutcome, Error, RunRequest, unknown>(client, { ...startMutation(client, { project }), meta })
    .execute({
      ...options,
      scope: 'all',
      price: project.price === undefined ? undefined : qepikOf(project.price),
    })

/** Starts a paid run: saves first, then sends the price that the customer saw. */
export function useStart(target: RunTarget) {
  const { t } = useTranslation('runs')
  const client = useQueryClient()
  const options = startMutation(client, target)
  const { mutationKey } = options
  const { mutateAsync } = useMutation(options)
  const states = useMutationState<MutationState<StartOutcome, Error, RunRequest>>({
    filters: { mutationKey },
  })
  const { status, error, variables } = states.at(-1) ?? {}
  const lostAtMs = lostResponseAtMs(error)
  const [refusals, setRefusals] = useState<Refusals>({})
  function refuse(said: Refusals, wanted: RunRequest) {
    const left = target.showRefused?.(said, wanted) ?? said
    setRefusals(left)
    return left
  }
  return {
    /**
     * Does nothing while another start is pending or its outcome is unknown. Returns whether this one has
     * started, and the field errors that nothing else shows.
     */
    async start(wanted: RunRequest) {
      if (lostAtMs !== undefined || client.isMutating({ mutationKey }) > 0) return undefined
      refuse({}, wanted)
      try {
        const outcome = await mutateAsync(wanted)
        if (outcome !== 'begun') notifications.popup('error', t(outcome))
        return { hasBegun: outcome === 'begun', refused: {} }
      } catch (error) {
        return { hasBegun: false, refused: refuse(refusalsOf(error), wanted) }
      }
    },
    isPending: status === 'pending',
    missing: shortageOf(error),
    /** Field errors that nothing else shows. */
    refusals,
    wanted: variables,
    lostAtMs,
    forget() {
      const cache = client.getMutationCache()
      for (const failed of cache.findAll({ mutationKey, status: 'error' })) cache.remove(failed)
    },
  }
}

/**
 * Withdraws a quote, or reopens a rejected project: saving nothing does both, free of charge.
 * @param onDone called even after the component has unmounted
 */
export function useReopen({ project: { slug, id }, take, refresh }: RunTarget, onDone?: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => request(saveProject, { params: { slug, id }, body: {} }),
    onSuccess({ project }) {
      take(project)
      projectChanged(client, slug)
      onDone?.()
    },
    // After a lost response it may have been done.
    onError: refresh,
  })
}
