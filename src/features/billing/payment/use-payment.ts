import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Transaction } from '#src/contract/billing.ts'
import type { PaymentHint } from '#src/routing/payment-hint.ts'
import { billingQueries } from '../billing-queries.ts'
import { moneyChanged } from '../money-changed.ts'
import {
  isAwaited as isAwaitedState,
  isOverdueAfter,
  isSettled,
  paymentState,
  pollAfterMs,
} from './payment-state.ts'
import { depositOf, forgetUnfinishedPayment, readUnfinishedPayment } from './unfinished-payment.ts'

/** The latest deposit; undefined if the server does not say that it is one, or from when. */
function latestOf([latest]: readonly Transaction[]) {
  return latest?.type === undefined || latest.created_at === undefined ? undefined : latest
}

/**
 * Status of the unfinished payment, otherwise of the latest deposit. Polls ever more slowly while the bank is
 * awaited, and not in a hidden tab. The outcome invalidates the balance and transactions.
 */
export function usePayment(hint: PaymentHint | undefined) {
  const client = useQueryClient()
  const [begun] = useState(() => readUnfinishedPayment())
  const [answers, setAnswers] = useState(0)
  // Before the query, which calls the functions below at once if deposits are already there.
  const isLate = isOverdueAfter(answers)
  const { data, dataUpdatedAt, isError, isFetching, isFetchedAfterMount, refetch } = useQuery({
    ...billingQueries.deposits(),
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data: deposits } }) => isAwaited(deposits) && pollAfterMs(answers),
    refetchOnWindowFocus: ({ state: { data: deposits } }) => isAwaited(deposits) && 'always',
  })
  /** An earlier deposit is used only if it is not known which ones are earlier. */
  function depositIn(deposits: readonly Transaction[]) {
    if (begun === undefined) return latestOf(deposits)
    const isUncertain = isLate && begun.lastDepositId === undefined
    return depositOf(begun, deposits) ?? (isUncertain ? latestOf(deposits) : undefined)
  }
  function stateOf(deposits: readonly Transaction[]) {
    return paymentState(depositIn(deposits), begun ? 'started' : hint, isLate)
  }
  function isAwaited(deposits: readonly Transaction[] | undefined) {
    return deposits !== undefined && isAwaitedState(stateOf(deposits))
  }
  useEffect(() => {
    if (dataUpdatedAt > 0) setAnswers((count) => count + 1)
  }, [dataUpdatedAt])
  const isKnown = isFetchedAfterMount && data !== undefined
  const state = isKnown ? stateOf(data) : undefined
  const isOver = state !== undefined && isSettled(state)
  useEffect(() => {
    if (!isOver) return
    if (begun) forgetUnfinishedPayment(begun)
    moneyChanged(client)
  }, [isOver, begun, client])
  return {
    state,
    deposit: isKnown ? depositIn(data) : undefined,
    /** Whether the customer may have topped up before. */
    hasEarlier: isKnown && data.length > 0,
    pageUrl: isOver ? undefined : begun?.url,
    isUnread: isError && !isKnown,
    isAsking: isFetching,
    askAgain: () => void refetch(),
  }
}

export type Payment = ReturnType<typeof usePayment>
