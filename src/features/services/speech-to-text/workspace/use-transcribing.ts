import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import * as z from 'zod/mini'
import { ApiError } from '#src/api/api-error.ts'
import { request } from '#src/api/request.ts'
import { InsufficientFunds } from '#src/contract/billing.ts'
import { minutesPrice, moneyOf } from '#src/contract/price.ts'
import type { TranscriptWish } from '#src/contract/transcript.ts'
import { generate } from '#src/contract/work.ts'
import { billingQueries } from '#src/features/billing/billing-queries.ts'
import {
  forgetInterruptedAction,
  keepInterruptedAction,
  readInterruptedAction,
} from '#src/features/billing/interrupted-action.ts'
import { missingFunds } from '#src/features/billing/missing-funds.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { useEditor, useSignal, useSummary } from '#src/features/editor/editor-context.ts'
import { isEditable } from '#src/features/editor/project-info.ts'
import { notifications } from '#src/lib/notifications.ts'

export interface Wish {
  /** Ids of the segments to do anew; all of the recording where there are none. */
  readonly ids?: readonly number[]
  /** Price that the customer saw, in qəpik. */
  readonly price: number
  readonly transcript?: TranscriptWish
}

const CONFLICT = 409

/** The work is not on the server: what would be replaced is not what is on screen. */
class UnsavedError extends Error {
  override name = 'UnsavedError'
}

/** Too little money for a wish; without one, for what the form began. */
interface Shortage {
  readonly wish?: Wish
  readonly missing: InsufficientFunds
}

/** What the form that sent the recording found missing. */
const Arrival = z.object({ shortage: z.optional(InsufficientFunds) })

/** Transcribing: saves first, sends the price that was seen, and says what stands in the way. */
export function useTranscribing() {
  const editor = useEditor()
  const client = useQueryClient()
  const { t } = useTranslation('editor')
  const { state: arrival } = useLocation()
  const { data: service } = useQuery(catalogQueries.service(editor.slug))
  const duration = useSignal(editor.body).transcript?.source?.duration ?? 0
  const price = service ? minutesPrice(duration, service) : 0
  const [funds, setFunds] = useState<Shortage | undefined>(() => {
    const { shortage } = Arrival.safeParse(arrival).data ?? {}
    return shortage && { missing: shortage }
  })

  const mutation = useMutation({
    async mutationFn({ ids, price: seen, transcript }: Wish) {
      await editor.autosave.save()
      if (editor.sync.isDirty()) throw new UnsavedError()
      const params = { slug: editor.slug, id: editor.projectId }
      const scope = ids ? ('blocks' as const) : ('all' as const)
      const body = { scope, block_ids: ids && [...ids], expected_price: moneyOf(seen), transcript }
      return editor.turns.run(() => request(generate, { params, body }))
    },
    onMutate: () => setFunds(undefined),
    onSuccess({ project }) {
      editor.sync.takeIn(project)
      void client.invalidateQueries({ queryKey: billingQueries.all })
    },
    onError(error, wish) {
      if (error instanceof UnsavedError) return notifications.popup('error', t('generate.unsaved'))
      const missing = missingFunds(error)
      if (missing) setFunds({ wish, missing })
      if (!(error instanceof ApiError) || error.status !== CONFLICT) return
      void client.invalidateQueries({ queryKey: catalogQueries.all })
      void editor.refresh()
    },
  })
  const start = (wish: Wish) => !mutation.isPending && mutation.mutate(wish)
  const { slug, projectId } = editor
  return {
    service,
    /** Of the whole recording, in qəpik. */
    price,
    start,
    isPending: mutation.isPending,
    shortage: funds?.missing,
    retry: () => start(funds?.wish ?? { price }),
    /** Remembers what goes on once the balance is topped up. */
    keepForLater() {
      const wish = funds?.wish
      const scope = wish?.ids ? 'blocks' : 'all'
      const blockIds = wish?.ids && [...wish.ids]
      keepInterruptedAction({
        slug,
        projectId,
        scope,
        blockIds,
        transcript: wish?.transcript,
        price: wish?.price ?? price,
        isConfirmed: false,
      })
    },
    dismiss: () => setFunds(undefined),
  }
}

export type Transcribing = ReturnType<typeof useTranscribing>

/** After topping up: goes on by itself where the customer pressed the very price that it still has; else it is offered. */
export function useResume({ start, price, isPending }: Transcribing) {
  const editor = useEditor()
  const summary = useSummary()
  const [action, setAction] = useState(() => {
    const kept = readInterruptedAction()
    return kept?.slug === editor.slug && kept.projectId === editor.projectId ? kept : undefined
  })
  const { data: balance = 0 } = useQuery({ ...billingQueries.balance(), enabled: false })
  const isReady = action !== undefined && price > 0 && isEditable(summary) && balance >= action.price
  const isSure = isReady && action.isConfirmed && (action.scope === 'blocks' || action.price === price)
  const forget = () => {
    forgetInterruptedAction()
    setAction(undefined)
  }
  const wish: Wish | undefined = action && {
    price: action.scope === 'blocks' ? action.price : price,
    ...(action.scope === 'blocks' && { ids: action.blockIds ?? [] }),
    ...(action.transcript && { transcript: action.transcript }),
  }
  useEffect(() => {
    if (!isSure || isPending || !wish) return
    // The record decides, not this render: an effect that runs again must not pay twice.
    const isStillKept = readInterruptedAction() !== undefined
    forget()
    if (isStillKept) start(wish)
  })
  if (!isReady || isSure || isPending || !wish) return undefined
  return {
    price: wish.price,
    start: () => {
      forget()
      start(wish)
    },
    forget,
  }
}
