import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { depositOf, forgetBegunPayment, readBegunPayment } from './begun-payment.ts'
import { billingQueries } from './billing-queries.ts'

/**
 * The payment that was begun, as long as the server still awaits it: who comes back from the payment page by the Back
 * button, or has closed it with its tab, goes on with it instead of beginning another one.
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
