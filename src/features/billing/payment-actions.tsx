import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { LocalizedLink } from '#src/routing/localized-link.tsx'
import { OPENED_FROM_PAGE } from '#src/routing/opened-from-page.ts'
import { Button } from '#src/ui/button.tsx'
import { buttonStyles } from '#src/ui/button-styles.ts'
import { balanceModalLocation } from './balance-modal-location.ts'
import { PaymentBackLink } from './payment-back-link.tsx'
import type { Payment } from './use-payment.ts'

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

export function PaymentActions({ state, deposit, pageUrl, isAsking, askAgain, paid }: PaymentActionsProps) {
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
