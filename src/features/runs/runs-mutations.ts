import {
  type MutationState,
  type QueryClient,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError, type Refusals, refusalsOf } from '#src/api/api-error.ts'
import { request } from '#src/api/request.ts'
import { InsufficientFunds } from '#src/contract/billing.ts'
import type { Project } from '#src/contract/project.ts'
import { saveProject } from '#src/contract/projects.ts'
import { type Answered, generate, payProject } from '#src/contract/runs.ts'
import type { InterruptedAction } from '#src/features/billing/interrupted-action.ts'
import { moneyMoved } from '#src/features/billing/money-moved.ts'
import { pricesChanged } from '#src/features/catalog/prices-changed.ts'
import { progressChanged } from '#src/features/projects/progress-changed.ts'
import { projectChanged } from '#src/features/projects/project-changed.ts'
import { notifications } from '#src/lib/notifications.ts'
import { moneyOf } from '#src/rules/money.ts'
import { quoteOf, type RunTarget } from './run-target.ts'

/** At another price than this one, which the customer saw, the server refuses (409), and nothing is charged. */
export type RunRequest = Omit<InterruptedAction, 'slug' | 'projectId' | 'blockIds' | 'isConfirmed'> & {
  /** Blocks, where the scope is `blocks`; asked for when it is sent, since saving gives new blocks their ids. */
  readonly blockIds?: (() => readonly number[]) | undefined
}

type Key = Pick<RunTarget['project'], 'slug' | 'id'>
type Started = { project: Project } | Answered

function takeStarted({ take, add }: RunTarget, started: Started) {
  if ('blocks' in started) add?.(started)
  else take(started.project)
}

function startRun({ slug, id }: Key, { price, blockIds, ...wish }: RunRequest): Promise<Started> {
  const block_ids = blockIds && [...blockIds()]
  const body = { ...wish, block_ids, expected_price: moneyOf(price) }
  return request(generate, { params: { slug, id }, body })
}

/** Pays a quote from the balance (order mode): the server begins by itself. */
const payQuote = ({ slug, id }: Key): Promise<Started> => request(payProject, { params: { slug, id } })

export const shortageOf = (error: unknown) =>
  error instanceof ApiError && error.status === 402 ? InsufficientFunds.safeParse(error.data).data : undefined

/** When an answer was lost, in ms: the server may have begun all the same. Undefined where it said no. */
function lostAtMsOf(error: unknown) {
  if (!(error instanceof ApiError)) return undefined
  const { kind, status = 0, atMs } = error
  return status >= 500 || kind === 'network' || kind === 'timeout' || kind === 'contract' ? atMs : undefined
}

const runKey = ({ slug, id }: Key) => ['run', slug, id] as const

/** Starts what was sent a moment ago, before its own page is open. */
export const startElsewhere = (client: QueryClient, key: Key, wanted: RunRequest) =>
  client
    .getMutationCache()
    .build<Started, Error, RunRequest, unknown>(client, {
      mutationKey: runKey(key),
      mutationFn: () => startRun(key, wanted),
    })
    .execute(wanted)
    .finally(() => {
      moneyMoved(client)
      projectChanged(client, key.slug)
    })

/** What is on screen is not on the server: something else would be paid for than what the customer sees. */
class UnsavedError extends Error {
  override name = 'UnsavedError'
}

function useStartMutation(target: RunTarget) {
  const { t } = useTranslation('runs')
  const client = useQueryClient()
  const { slug, id } = target.project
  const isQuoted = quoteOf(target.project) !== undefined
  const [refusals, setRefusals] = useState<Refusals>({})
  const leftOf = (said: Refusals, wanted: RunRequest) => target.showRefused?.(said, wanted) ?? said
  const refuse = (said: Refusals, wanted: RunRequest) => setRefusals(leftOf(said, wanted))
  const { mutate } = useMutation({
    mutationKey: runKey(target.project),
    async mutationFn(wanted: RunRequest) {
      if (target.save && !(await target.save())) throw new UnsavedError()
      const send = isQuoted && wanted.scope === 'all' ? payQuote : startRun
      const sendNow = () => send(target.project, wanted)
      return target.inTurn ? target.inTurn(sendNow) : sendNow()
    },
    onMutate: (wanted) => refuse({}, wanted),
    onSuccess(started) {
      takeStarted(target, started)
      moneyMoved(client)
      projectChanged(client, slug)
    },
    onError(error, wanted) {
      refuse(refusalsOf(error), wanted)
      if (error instanceof UnsavedError) notifications.popup('error', t('unsaved'))
      if (error instanceof ApiError && error.status === 409) {
        pricesChanged(client)
        target.refresh()
      }
      if (lostAtMsOf(error) !== undefined) progressChanged(client, slug, id)
    },
  })
  return { mutate, refusals, leftOf }
}

/**
 * Starts a paid run: saves first, then sends the price that was seen. How the latest start stands is kept by the
 * project and not by who shows it, so that neither another press nor another visit sends it twice.
 */
export function useStart(target: RunTarget) {
  const client = useQueryClient()
  const mutationKey = runKey(target.project)
  const { mutate, refusals, leftOf } = useStartMutation(target)
  const states = useMutationState<MutationState<Started, Error, RunRequest>>({ filters: { mutationKey } })
  const { status, error, variables } = states.at(-1) ?? {}
  return {
    /**
     * Does nothing while another start is on its way.
     * @param onEnd told what was refused and is shown nowhere else, by field, nothing where it began or failed
     * otherwise; and whether it began
     */
    start(wanted: RunRequest, onEnd?: (refused: Refusals, hasBegun: boolean) => void) {
      if (client.isMutating({ mutationKey }) > 0) return
      mutate(wanted, {
        onSettled: (_started, error) => onEnd?.(leftOf(refusalsOf(error), wanted), error === null),
      })
    },
    isPending: status === 'pending',
    error,
    /** What the server says is wrong with something that stands nowhere else, by field. */
    refusals,
    wanted: variables,
    lostAtMs: lostAtMsOf(error),
    forget() {
      const cache = client.getMutationCache()
      for (const failed of cache.findAll({ mutationKey, status: 'error' })) cache.remove(failed)
    },
  }
}

/**
 * A change that costs nothing. Where its answer is lost, the project is fetched to see whether it was done.
 */
function useFreeChange<Input>(
  target: RunTarget,
  change: (key: Key, input: Input) => Promise<Started>,
  onDone?: () => void,
) {
  const client = useQueryClient()
  const { project, refresh } = target
  return useMutation({
    mutationFn: (input: Input) => change(project, input),
    onSuccess(changed) {
      takeStarted(target, changed)
      projectChanged(client, project.slug)
      onDone?.()
    },
    onError() {
      pricesChanged(client)
      refresh()
    },
  })
}

/** Has a project quoted (order mode), at the price in qəpik that was shown, where one was. */
export const useQuote = (target: RunTarget) =>
  useFreeChange(target, ({ slug, id }, price: number | undefined) => {
    const expected_price = price === undefined ? undefined : moneyOf(price)
    return request(generate, { params: { slug, id }, body: { scope: 'all', expected_price } })
  })

/**
 * Takes a quote back, or opens what was rejected for another try: saving nothing does either.
 * @param onDone told even when who has asked is gone from the page by then
 */
export const useReopen = (target: RunTarget, onDone?: () => void) =>
  useFreeChange<void>(
    target,
    ({ slug, id }) => request(saveProject, { params: { slug, id }, body: {} }),
    onDone,
  )
