import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import type { Project } from '#src/contract/project.ts'
import { billingQueries } from '#src/features/billing/billing-queries.ts'
import { forgetInterruptedAction, readInterruptedAction } from '#src/features/billing/interrupted-action.ts'
import type { PreviewGeneration } from './use-generate-preview.ts'

function readActionOf({ slug, id }: Pick<Project, 'slug' | 'id'>) {
  const action = readInterruptedAction()
  return action?.slug === slug && action.projectId === id ? action : undefined
}

/**
 * The preview that too little money has interrupted, once the balance covers it. It starts by itself where the
 * customer has pressed the very price that it still has; else it is offered.
 * @param price What it costs now, in qəpik; undefined where it cannot be generated.
 */
export function useInterruptedPreview(
  project: Project,
  price: number | undefined,
  { start, isPending }: PreviewGeneration,
) {
  const [action, setAction] = useState(() => readActionOf(project))
  const { data: balance = 0 } = useQuery({ ...billingQueries.balance(), enabled: false })
  const isReady = action !== undefined && price !== undefined && price > 0 && balance >= price
  const isSure = isReady && action.isConfirmed && action.price === price
  const forget = useCallback(() => {
    forgetInterruptedAction()
    setAction(undefined)
  }, [])
  useEffect(() => {
    if (!isSure && !(action && isPending)) return
    // The record decides, not this render: an effect that runs again pays nothing twice.
    const isStillKept = readActionOf(project) !== undefined
    forget()
    if (isSure && !isPending && isStillKept) start(price)
  }, [isSure, isPending, action, price, start, forget, project])
  if (!isReady || isSure || isPending) return undefined
  return {
    price,
    priceBefore: action.price,
    start: () => {
      forget()
      start(price)
    },
    forget,
  }
}
