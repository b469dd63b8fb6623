import { useQuery } from '@tanstack/react-query'
import { Ban, CircleCheck, CircleX, Clock, ReceiptText } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { Transaction } from '#src/contract/billing.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { LocalizedLink } from '#src/routing/localized-link.tsx'
import { OPENED_FROM_PAGE } from '#src/routing/opened-from-page.ts'
import type { PaymentHint } from '#src/routing/payment-hint.ts'
import { qepikOf } from '#src/rules/money.ts'
import { Button } from '#src/ui/button.tsx'
import { buttonStyles } from '#src/ui/button-styles.ts'
import { ErrorState } from '#src/ui/error-state.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { Sums } from '#src/ui/sums.tsx'
import { balanceModalLocation } from '../balance-modal-location.ts'
import { billingQueries } from '../billing-queries.ts'
import { DetailList } from '../detail-list.tsx'
import { PaymentBackLink } from './payment-back-link.tsx'
import type { PaymentState } from './payment-state.ts'
import { type Payment, usePayment } from './use-payment.ts'

/** Bonus of a deposit's promo code, in qəpik: equal to the payment, because the code locks the amount. */
const promoBonus = ({ amount, promo_code }: Transaction): number => (promo_code ? qepikOf(amount) : 0)

interface PaymentDetailsProps {
  deposit: Transaction
  isPaid: boolean
}

function PaymentDetails({ deposit, isPaid }: PaymentDetailsProps) {
  const { t } = useTranslation('billing')
  const { money, bakuDateTime } = useFormat()
  const { data: balance } = useQuery({ ...billingQueries.balance(), enabled: isPaid })
  const { amount, promo_code, number, created_at } = deposit
  const bonus = isPaid && promo_code ? `${money(promoBonus(deposit))} · ${promo_code}` : undefined
  return (
    <DetailList
      details={[
        [t('payment.amount'), money(qepikOf(amount))],
        [t('payment.bonus'), bonus],
        [t('payment.balance'), isPaid && balance !== undefined ? money(balance) : undefined],
        [t('payment.number'), number],
        [t('payment.date'), created_at && bakuDateTime(created_at)],
      ]}
    />
  )
}

const iconByState: Record<PaymentState, ReactNode> = {
  success: <CircleCheck size={20} aria-hidden className="text-success" />,
  failed: <CircleX size={20} aria-hidden className="text-danger" />,
  canceled: <Ban size={20} aria-hidden className="text-muted" />,
  pending: <Spinner size={20} />,
  late: <Clock size={20} aria-hidden className="text-warn" />,
  none: <ReceiptText size={20} aria-hidden className="text-muted" />,
}

interface PaymentResultProps {
  state: PaymentState
  deposit: Transaction | undefined
  isPayable: boolean
  hasEarlier: boolean
}

function PaymentResult({ state, deposit, isPayable, hasEarlier }: PaymentResultProps) {
  const { t } = useTranslation('billing')
  const { money } = useFormat()
  const amount = deposit === undefined ? '' : money(qepikOf(deposit.amount) + promoBonus(deposit))
  const texts = {
    success: t('payment.success.text', { amount }),
    failed: t('payment.failed.text'),
    canceled: t('payment.canceled.text'),
    pending: t('payment.pending.text'),
    late: deposit ? t('payment.late.text', { number: deposit.number }) : t('payment.late.unlisted'),
    none: t('payment.none.text'),
    earlier: t('payment.earlier.text'),
  } satisfies Record<PaymentState | 'earlier', string>
  const shown = state === 'none' && hasEarlier ? 'earlier' : state
  return (
    <div className="flex items-start gap-3">
      <span className="mt-1 flex shrink-0">{iconByState[state]}</span>
      <div className="wrap-long min-w-0">
        <h2 className="text-20 font-strong">{t(`payment.${shown}.title`)}</h2>
        {state === 'failed' && deposit?.failure && <p className="mt-1">{deposit.failure.message}</p>}
        <p className="mt-1 text-muted">
          <Sums text={texts[shown]} />
        </p>
        {isPayable && (state === 'pending' || !deposit) && (
          <p className="mt-1 text-muted">{t('payment.pending.open')}</p>
        )}
      </div>
    </div>
  )
}

function TopUpLink({ amount }: { amount: string | undefined }) {
  const { t } = useTranslation(['billing', 'common'])
  const location = useLocation()
  return (
    <LocalizedLink
      to={balanceModalLocation(location, { again: amount })}
      state={OPENED_FROM_PAGE}
      className={buttonStyles('primary', 'large')}
    >
      {amount === undefined ? t('common:balance.topUp') : t('payment.again')}
    </LocalizedLink>
  )
}

interface PaymentActionsProps extends Payment {
  /** Next step after a successful payment. */
  paid: ReactNode
}

function PaymentActions({ state, deposit, pageUrl, isAsking, askAgain, paid }: PaymentActionsProps) {
  const { t } = useTranslation('billing')
  switch (state) {
    case undefined:
      return null
    case 'success':
      return paid
    case 'failed':
    case 'canceled':
    case 'none':
      return (
        <>
          <TopUpLink amount={deposit?.amount} />
          <PaymentBackLink variant="secondary" />
        </>
      )
    default:
      return (
        <>
          {state === 'late' && (
            <Button variant="primary" size="large" isPending={isAsking} onClick={askAgain}>
              {t('payment.check')}
            </Button>
          )}
          {pageUrl !== undefined && (
            <a href={pageUrl} className={buttonStyles('secondary', 'large')}>
              {t('payment.continue')}
            </a>
          )}
          <PaymentBackLink variant="secondary" />
        </>
      )
  }
}

interface PaymentReportProps {
  hint: PaymentHint | undefined
  /** Next step after a successful payment. */
  paid: ReactNode
}

export function PaymentReport({ hint, paid }: PaymentReportProps) {
  const { t } = useTranslation(['billing', 'common'])
  const payment = usePayment(hint)
  const { state, deposit, hasEarlier, pageUrl, isUnread, isAsking, askAgain } = payment
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
          <PaymentResult {...{ state, deposit, hasEarlier }} isPayable={pageUrl !== undefined} />
        )}
      </div>
      {state !== undefined && deposit && <PaymentDetails deposit={deposit} isPaid={state === 'success'} />}
      <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap sm:items-center">
        <PaymentActions {...payment} paid={paid} />
      </div>
    </div>
  )
}
