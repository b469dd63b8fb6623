import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { LocalizedLink } from '#src/routing/localized-link.tsx'
import { OPENED_HERE } from '#src/routing/opened-here.ts'
import { paths } from '#src/routing/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { type ButtonVariant, buttonStyles } from '#src/ui/button-styles.ts'
import { balanceModalLocation } from './balance-modal-location.ts'
import { billingQueries } from './billing-queries.ts'
import { confirmInterruptedAction, readInterruptedAction } from './interrupted-action.ts'
import { readReturnPlace } from './return-place.ts'
import type { Payment } from './use-payment.ts'

function TopUpLink({ amount }: { amount: string | undefined }) {
  const { t } = useTranslation(['billing', 'common'])
  const location = useLocation()
  return (
    <LocalizedLink
      to={balanceModalLocation(location, { again: amount })}
      state={OPENED_HERE}
      className={buttonStyles('primary', 'large')}
    >
      {amount === undefined ? t('common:balance.topUp') : t('payment.again')}
    </LocalizedLink>
  )
}

function BackLink({ variant }: { variant: ButtonVariant }) {
  const { t } = useTranslation('billing')
  const [place] = useState(readReturnPlace)
  return (
    <LocalizedLink to={place ?? paths.home()} className={buttonStyles(variant, 'large')}>
      {place === undefined ? t('payment.home') : t('payment.back')}
    </LocalizedLink>
  )
}

function PaidActions() {
  const { t } = useTranslation('billing')
  const { money } = useFormat()
  const [action] = useState(readInterruptedAction)
  const { data: balance, isFetching } = useQuery({ ...billingQueries.balance(), enabled: false })
  if (!action || balance === undefined || isFetching) return <BackLink variant="primary" />
  if (balance < action.price) {
    return (
      <>
        <p className="text-warn">{t('payment.short', { amount: money(action.price - balance) })}</p>
        <BackLink variant="primary" />
      </>
    )
  }
  return (
    <>
      <LocalizedLink
        to={
          action.projectId === undefined
            ? paths.createProject(action.slug)
            : paths.project(action.slug, action.projectId)
        }
        onClick={confirmInterruptedAction}
        className={buttonStyles('primary', 'large')}
      >
        {t('payment.resume', { price: money(action.price) })}
      </LocalizedLink>
      <BackLink variant="secondary" />
    </>
  )
}

export function PaymentActions({ state, deposit, pageUrl, isAsking, askAgain }: Payment) {
  const { t } = useTranslation('billing')
  switch (state) {
    case undefined:
      return null
    case 'success':
      return <PaidActions />
    case 'failed':
    case 'canceled':
    case 'none':
      return (
        <>
          <TopUpLink amount={deposit?.amount} />
          <BackLink variant="secondary" />
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
          <BackLink variant="secondary" />
        </>
      )
  }
}
