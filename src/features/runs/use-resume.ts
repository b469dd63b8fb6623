import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { GenerateBody } from '#src/contract/generate-body.ts'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import { billingQueries } from '#src/features/billing/billing-queries.ts'
import {
  forgetInterruptedAction,
  type InterruptedAction,
  readInterruptedAction,
} from '#src/features/billing/interrupted-action.ts'
import type { RunRequest } from './run-target.ts'

interface ResumeOptions {
  readonly slug: ServiceSlug
  /** Undefined for the form of the service, where what waits are several projects. */
  readonly projectId: number | undefined
  /** What it costs now, in qəpik; undefined while that is not known, or where it cannot be started. */
  readonly priceOf: (action: InterruptedAction) => number | undefined
  /** A run is being started: what was interrupted is given up for it. */
  readonly isPending: boolean
  readonly start: (wanted: RunRequest) => void
}

/**
 * A paid action that too little money has interrupted, once the balance covers it. It starts by itself where the
 * customer has pressed the very price that it still has; else it is offered, with both prices.
 */
export function useResume({ slug, projectId, priceOf, isPending, start }: ResumeOptions) {
  const read = () => readInterruptedAction({ slug, projectId })
  const [action, setAction] = useState(read)
  const { data: balance = 0 } = useQuery({ ...billingQueries.balance(), enabled: false })
  const price = (action && priceOf(action)) ?? 0
  const isReady = action !== undefined && price > 0 && balance >= price
  const isSure = isReady && action.isConfirmed && action.price === price

  /** Gives what was still kept: an effect that runs twice pays once. */
  function forget() {
    const kept = read()
    if (kept) forgetInterruptedAction(kept)
    setAction(undefined)
    return kept
  }
  function startNow() {
    const kept = forget()
    if (!kept) return
    const { block_ids: ids, ...body } = GenerateBody.parse(kept)
    start({ ...body, price, blockIds: ids && (() => ids) })
  }
  const settle = useEffectEvent(() => (isPending ? forget() : startNow()))
  useEffect(() => {
    if (isPending || isSure) settle()
  }, [isPending, isSure])

  if (!isReady || isSure || isPending) return undefined
  /** `priceBefore`: what the customer was told, in qəpik, as the price of now is. */
  return { price, priceBefore: action.price, start: startNow, forget: (): void => void forget() }
}

export type Resume = NonNullable<ReturnType<typeof useResume>>
