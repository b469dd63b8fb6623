import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { GenerateBody } from '#src/contract/generate-body.ts'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import {
  forgetInterruptedAction,
  type InterruptedAction,
  readInterruptedAction,
} from '#src/features/billing/balance/interrupted-action.ts'
import { billingQueries } from '#src/features/billing/billing-queries.ts'
import type { RunRequest } from './run-target.ts'

interface ResumeOptions {
  readonly slug: ServiceSlug
  /** Undefined for the form of a service, in which several projects wait. */
  readonly projectId: number | undefined
  /** The present price, in qəpik; undefined while it is unknown, or if the action cannot start. */
  readonly priceOf: (action: InterruptedAction) => number | undefined
  /** A run is being started, which discards the interrupted action. */
  readonly isPending: boolean
  readonly start: (wanted: RunRequest) => void
}

/**
 * An action that a lack of money interrupted, once the balance covers it. It starts by itself if the customer
 * has confirmed the present price; otherwise it is offered with both prices.
 */
export function useResume({ slug, projectId, priceOf, isPending, start }: ResumeOptions) {
  const read = () => readInterruptedAction({ slug, projectId })
  const [action, setAction] = useState(read)
  const { data: balance = 0 } = useQuery({ ...billingQueries.balance(), enabled: false })
  const price = (action && priceOf(action)) ?? 0
  const isReady = action !== undefined && price > 0 && balance >= price
  const isSure = isReady && action.isConfirmed && action.price === price

  /** Returns the action if it is still stored, so that an effect that runs twice pays once. */
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
  /** `priceBefore`: the price that the customer saw, in qəpik, like the present one. */
  return { price, priceBefore: action.price, start: startNow, forget: (): void => void forget() }
}

export type Resume = NonNullable<ReturnType<typeof useResume>>
