import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { billingQueries } from '#src/features/billing/billing-queries.ts'
import { forgetInterruptedAction, readInterruptedAction } from '#src/features/billing/interrupted-action.ts'
import type { EditorState } from '#src/features/editor/document/editor-state.ts'
import { useEditor, useSummary } from '#src/features/editor/editor-context.ts'
import { isEditable } from '#src/features/editor/project-info.ts'
import { useSettled } from '#src/features/editor/toolbar/use-settled.ts'
import { wishOf } from './interrupted-wish.ts'
import type { Generation } from './use-generation.ts'
import type { Tariff } from './use-quote.ts'

/** What was interrupted in the project that is open. */
function readActionOf(slug: string, projectId: number) {
  const action = readInterruptedAction()
  return action?.slug === slug && action.projectId === projectId ? action : undefined
}

/**
 * Generating that too little money has interrupted, once the balance covers it. It starts by itself where the
 * customer has pressed the very price that it still has; else it is offered.
 * @param isPossible Nothing has to be put right before the project can be generated.
 */
export function useInterrupted(tariff: Tariff, generation: Generation, isPossible: boolean) {
  const editor = useEditor()
  const summary = useSummary()
  const [action, setAction] = useState(() => readActionOf(editor.slug, editor.projectId))
  const { data: balance = 0 } = useQuery({ ...billingQueries.balance(), enabled: false })
  const { service, voices, multipliers } = tariff
  const look = useCallback(
    (state: EditorState) => action && wishOf(action, state, { service, voices, multipliers }),
    [action, service, voices, multipliers],
  )
  const wish = useSettled(look)
  const isReady = action && wish && isPossible && isEditable(summary) && balance >= wish.price
  const isSure = isReady && action.isConfirmed && wish.price === action.price
  const { start, isPending } = generation
  const forget = useCallback(() => {
    forgetInterruptedAction()
    setAction(undefined)
  }, [])
  useEffect(() => {
    if (!isSure && !(action && isPending)) return
    // The record decides, not this render: an effect that runs again before the state has followed pays nothing twice.
    const isStillKept = readActionOf(editor.slug, editor.projectId) !== undefined
    // Whatever is generated now, by itself or by hand, is instead of what was interrupted.
    forget()
    if (isSure && !isPending && isStillKept) start(wish)
  }, [isSure, isPending, action, wish, start, forget, editor])
  if (!isReady || isSure || isPending) return undefined
  return {
    wish,
    /** What the customer was told before, in qəpik. */
    priceBefore: action.price,
    start: () => {
      forget()
      start(wish)
    },
    forget,
  }
}
