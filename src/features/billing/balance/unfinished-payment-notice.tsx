import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { qepikOf } from '#src/rules/money.ts'
import { Notice } from '#src/ui/notice.tsx'
import { Sums } from '#src/ui/sums.tsx'
import { billingQueries } from '../billing-queries.ts'
import {
  depositOf,
  forgetUnfinishedPayment,
  readUnfinishedPayment,
  type UnfinishedPayment,
} from '../payment/unfinished-payment.ts'

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

export function UnfinishedPaymentNotice({ payment: { amount, begunAtMs } }: { payment: UnfinishedPayment }) {
  const { t } = useTranslation('billing')
  const { money, dateTime } = useFormat()
  const values = { amount: money(qepikOf(amount)), time: dateTime(begunAtMs) }
  return (
    <Notice tone="warn" title={t('begun.title')}>
      <Sums text={t('begun.text', values)} />
    </Notice>
  )
}
