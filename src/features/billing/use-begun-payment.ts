import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { depositOf, forgetBegunPayment, readBegunPayment } from './begun-payment.ts'
import { billingQueries } from './billing-queries.ts'

/**
 * The unfinished payment as long as the server awaits it. A customer who comes back by the Back button, or
 * has closed the payment page with its tab, resumes it instead of starting another one.
 */
export function useBegunPayment() {
  const [begun, setBegun] = useState(() => readBegunPayment())
  const { data, isFetchedAfterMount, isError } = useQuery({
    ...billingQueries.deposits(),
    enabled: begun !== undefined,
  })
  const isKnown = begun !== undefined && isFetchedAfterMount && data !== undefined && !isError
  const isOver = isKnown && depositOf(begun, data)?.status !== 'in-progress'
  useEffect(() => {
    if (isOver) forgetBegunPayment(begun)
  }, [isOver, begun])
  return {
    payment: isOver ? undefined : begun,
    isChecking: begun !== undefined && !isKnown && !isError,
    refresh: () => setBegun(readBegunPayment()),
    forget: () => {
      if (begun) forgetBegunPayment(begun)
      setBegun(undefined)
    },
  }
}
