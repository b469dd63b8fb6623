import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import * as z from 'zod/mini'
import { InsufficientFunds } from '#src/contract/billing.ts'
import type { InterruptedAction } from '#src/features/billing/interrupted-action.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { useEditedProject } from '#src/features/editor/edited-project.ts'
import { blocksOf, type EditorBlock, useEditor, useOrder } from '#src/features/editor/editor-context.ts'
import { useInterrupted } from '#src/features/runs/use-interrupted.ts'
import { useRun } from '#src/features/runs/use-run.ts'
import { qepikOf } from '#src/rules/money.ts'
import { minutesPrice } from '#src/rules/price.ts'
import { useSignal } from '#src/ui/use-signal.ts'
import { receiveSegments } from './receive-segments.ts'

/** What the form that sent the recording found missing. */
const Arrival = z.object({ shortage: z.optional(InsufficientFunds) })

function useFirstShortage() {
  const { state } = useLocation()
  const missing = Arrival.safeParse(state).data?.shortage
  return missing && { missing, request: { scope: 'all', price: qepikOf(missing.required) } as const }
}

/** Transcribing the recording, or chosen segments of it, as a paid run. */
export function useTranscriptRun(isWatchingExports: boolean) {
  const editor = useEditor()
  const edited = useEditedProject()
  const { data: service } = useQuery(catalogQueries.service(editor.slug))
  const duration = useSignal(editor.body).transcript?.source?.duration ?? 0
  const interrupted = useInterrupted(editor.slug, editor.projectId)
  const order = useOrder()
  const secondsPrice = (seconds: number) => (service ? minutesPrice(seconds, service) : 0)
  const priceOf = (segments: readonly EditorBlock[]) =>
    secondsPrice(segments.reduce((sum, { segment }) => sum + (segment ? segment.end - segment.start : 0), 0))
  /** Of the whole recording. */
  const price = secondsPrice(duration)
  function priceNowOf({ scope, blockIds = [] }: InterruptedAction) {
    if (scope !== 'blocks') return price
    const named = new Set(blockIds)
    const segments = blocksOf(editor.store.getState()).filter(({ id }) => id !== undefined && named.has(id))
    return order.length > 0 ? priceOf(segments) : 0
  }
  const { action } = interrupted
  const run = useRun({
    target: {
      ...edited,
      receive: (progress) => receiveSegments(editor, progress),
      onEnd: () => void editor.refresh(),
    },
    interrupted,
    priceNow: action && priceNowOf(action),
    isWatchingExports,
    firstShortage: useFirstShortage(),
  })
  return { ...run, price, priceOf, startAll: () => run.start({ scope: 'all', price }) }
}

export type TranscriptRun = ReturnType<typeof useTranscriptRun>
