import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { billingQueries } from '#src/features/billing/billing-queries.ts'
import type { InterruptedAction } from '#src/features/billing/interrupted-action.ts'
import type { Interrupted } from './use-interrupted.ts'

interface ResumeOptions {
  readonly interrupted: Interrupted
  /** What it costs now, in qəpik; undefined while that is not known, or where it cannot be started. */
  readonly priceNow: number | undefined
  /** Something is being started, by itself or by hand: that is instead of what was interrupted. */
  readonly isPending: boolean
  readonly start: (action: InterruptedAction, price: number) => void
}

/** What was interrupted and can go on, once the customer agrees to its price. */
export interface Resume {
  readonly price: number
  /** What the customer was told before, in qəpik. */
  readonly priceBefore: number
  readonly start: () => void
  readonly forget: () => void
}

/**
 * A paid action that too little money has interrupted, once the balance covers it. It starts by itself where the
 * customer has pressed the very price that it still has; else it is offered, with both prices.
 */
export function useResume({ interrupted, priceNow, isPending, start }: ResumeOptions): Resume | undefined {
  const { action, forget } = interrupted
  const { data: balance = 0 } = useQuery({ ...billingQueries.balance(), enabled: false })
  const isReady = action !== undefined && priceNow !== undefined && priceNow > 0 && balance >= priceNow
  const isSure = isReady && action.isConfirmed && action.price === priceNow
  const startNow = () => {
    if (forget() && action && priceNow !== undefined) start(action, priceNow)
  }
  const startByItself = useEffectEvent(startNow)
  useEffect(() => {
    if (isPending) forget()
    else if (isSure) startByItself()
  }, [isPending, isSure, forget])
  if (!isReady || isSure || isPending) return undefined
  return { price: priceNow, priceBefore: action.price, start: startNow, forget }
}
