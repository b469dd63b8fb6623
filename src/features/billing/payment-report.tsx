import type { ReactNode } from 'react'
import { useTranslation } from '#src/i18n/use-translation.ts'
import type { PaymentHint } from '#src/routing/payment-hint.ts'
import { ErrorState } from '#src/ui/error-state.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { PaymentActions } from './payment-actions.tsx'
import { PaymentDetails } from './payment-details.tsx'
import { PaymentResult } from './payment-result.tsx'
import { usePayment } from './use-payment.ts'

interface PaymentReportProps {
  hint: PaymentHint | undefined
  /** Next step after a successful payment. */
  paid: ReactNode
}

export function PaymentReport({ hint, paid }: PaymentReportProps) {
  const { t } = useTranslation(['billing', 'common'])
  const payment = usePayment(hint)
  const { state, deposit, pageUrl, isUnread, isAsking, askAgain } = payment
  if (isUnread) {
    return (
      <ErrorState
        title={t('payment.unread.title')}
        retryLabel={t('payment.check')}
        isRetrying={isAsking}
        onRetry={askAgain}
      >
        {t('payment.unread.text')}
      </ErrorState>
    )
  }
  return (
    <div className="flex max-w-form flex-col gap-4">
      <div role="status">
        {state === undefined ? (
          <>
            <span className="sr-only">{t('payment.loading')}</span>
            <Skeleton width="16rem" height={28} />
            <Skeleton width="24rem" />
          </>
        ) : (
          <PaymentResult state={state} deposit={deposit} isPayable={pageUrl !== undefined} />
        )}
      </div>
      {state !== undefined && deposit && <PaymentDetails deposit={deposit} isPaid={state === 'success'} />}
      <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap sm:items-center">
        <PaymentActions {...payment} paid={paid} />
      </div>
    </div>
  )
}
