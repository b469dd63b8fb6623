import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Refusals, refusalsOf } from '#src/api/api-error.ts'
import type { InsufficientFunds } from '#src/contract/billing.ts'
import type { Project } from '#src/contract/project.ts'
import { moneyMoved } from '#src/features/billing/money-moved.ts'
import { pricesChanged } from '#src/features/catalog/prices-changed.ts'
import { projectChanged } from '#src/features/projects/project-changed.ts'
import { projectsQueries } from '#src/features/projects/projects-queries.ts'
import { notifications } from '#src/lib/notifications.ts'
import { runFailureOf } from '../run-failure.ts'
import { type RunRequest, runKey } from '../run-request.ts'
import type { RunTarget } from '../run-target.ts'

/** What is on screen is not on the server: something else would be paid for than what the customer sees. */
class UnsavedError extends Error {
  override name = 'UnsavedError'
}

/** Too little money for a request. */
export interface Shortage {
  readonly request: RunRequest
  readonly missing: InsufficientFunds
}

interface StartOptions {
  readonly target: RunTarget
  readonly send: (target: RunTarget['project'], request: RunRequest) => Promise<Project>
  /** What was found missing before the project was opened. */
  readonly firstShortage?: Shortage | undefined
}

/**
 * Starts a paid run: saves first, sends the price that was seen, and keeps what stands in the way. It is never sent
 * twice: not while it is on its way, and not after a lost answer until the project has been seen again.
 */
export function useStart({ target, send, firstShortage }: StartOptions) {
  const { t } = useTranslation('runs')
  const client = useQueryClient()
  const { slug, id } = target.project
  const [shortage, setShortage] = useState(firstShortage)
  const [lostAtMs, setLostAtMs] = useState<number>()
  const [refusals, setRefusals] = useState<Refusals>({})
  const mutationKey = runKey(target.project)
  const isPending = useIsMutating({ mutationKey }) > 0

  const { mutate } = useMutation({
    mutationKey,
    async mutationFn(request: RunRequest) {
      if (target.save && !(await target.save())) throw new UnsavedError()
      const sendNow = () => send(target.project, request)
      return target.inTurn ? target.inTurn(sendNow) : sendNow()
    },
    onMutate(request) {
      setShortage(undefined)
      setRefusals({})
      target.showRefused?.({}, request)
    },
    onSuccess(project) {
      target.take(project)
      moneyMoved(client)
      projectChanged(client, slug)
    },
    onError(error, request) {
      if (error instanceof UnsavedError) return notifications.popup('error', t('unsaved'))
      const failure = runFailureOf(error)
      const refused = refusalsOf(error)
      setRefusals(target.showRefused?.(refused, request) ?? refused)
      if (failure.kind === 'funds') setShortage({ request, missing: failure.shortage })
      if (failure.kind === 'moved-on') {
        pricesChanged(client)
        target.refresh()
      }
      if (failure.kind !== 'lost') return
      setLostAtMs(Date.now())
      // An answer that is on its way tells of before.
      void client.invalidateQueries({ queryKey: projectsQueries.progress(slug, id).queryKey })
    },
  })

  const isUnsure = lostAtMs !== undefined
  return {
    start(request: RunRequest) {
      if (!isUnsure && client.isMutating({ mutationKey }) === 0) mutate(request)
    },
    isPending,
    /** An answer was lost: nobody knows whether the run has begun, and nothing can be started. */
    isUnsure,
    /** Told when the project has been seen. */
    onSeen(seenAtMs: number) {
      if (lostAtMs === undefined || seenAtMs < lostAtMs) return
      setLostAtMs(undefined)
      moneyMoved(client)
      target.refresh()
    },
    shortage,
    /** What the server says is wrong with something that stands nowhere else, by field. */
    refusals,
    dismissShortage: () => setShortage(undefined),
  }
}
