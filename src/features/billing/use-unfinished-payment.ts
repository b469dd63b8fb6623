import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { billingQueries } from './billing-queries.ts'
import { depositOf, forgetUnfinishedPayment, readUnfinishedPayment } from './unfinished-payment.ts'

/**
 * The unfinished payment as long as the server awaits it. A customer who comes back by the Back button, or
 * has closed the payment page with its tab, resumes it instead of starting another one.
 */
export function useUnfinishedPayment() {
  const [begun, setBegun] = useState(() => readUnfinishedPayment())
  const { data, isFetchedAfterMount, isError } = useQuery({
    ...billingQueries.deposits(),
    enabled: begun !== undefined,
  })
  const isKnown = begun !== undefined && isFetchedAfterMount && data !== undefined && !isError
  const isOver = isKnown && depositOf(begun, data)?.status !== 'in-progress'
  useEffect(() => {
    if (isOver) forgetUnfinishedPayment(begun)
  }, [isOver, begun])
  return {
    payment: isOver ? undefined : begun,
    isChecking: begun !== undefined && !isKnown && !isError,
    refresh: () => setBegun(readUnfinishedPayment()),
    forget: () => {
      if (begun) forgetUnfinishedPayment(begun)
      setBegun(undefined)
    },
  }
}
