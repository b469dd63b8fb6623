import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { LocalizedLink } from '#src/routing/localized-link.tsx'
import { OPENED_FROM_PAGE } from '#src/routing/opened-from-page.ts'
import { buttonStyles } from '#src/ui/button-styles.ts'
import { Notice } from '#src/ui/notice.tsx'
import { Sums } from '#src/ui/sums.tsx'
import { balanceModalLocation } from '../balance-modal-location.ts'
import { billingQueries } from '../billing-queries.ts'

/** Below this balance, in qəpik, the customer sees a warning before the work stops. */
const LOW_BALANCE_QEPIK = 200

function BalanceNotice({ qepik }: { qepik: number }) {
  const { t } = useTranslation(['billing-balance', 'common'])
  const { money } = useFormat()
  const location = useLocation()
  const action = (
    <LocalizedLink
      to={balanceModalLocation(location)}
      state={OPENED_FROM_PAGE}
      className={buttonStyles('secondary', 'small')}
    >
      {t('common:balance.topUp')}
    </LocalizedLink>
  )
  const isEmpty = qepik === 0
  return (
    <Notice
      tone={isEmpty ? 'info' : 'warn'}
      title={isEmpty ? t('empty.title') : t('low.title')}
      action={action}
    >
      {isEmpty ? t('empty.text') : <Sums text={t('low.text', { amount: money(qepik) })} />}
    </Notice>
  )
}

/** Its texts are loaded separately: most customers have enough money, and the page does not wait for them. */
export function LowBalanceNotice() {
  const { data: qepik } = useQuery(billingQueries.balance())
  if (qepik === undefined || qepik >= LOW_BALANCE_QEPIK) return null
  return (
    <Suspense fallback={null}>
      <BalanceNotice qepik={qepik} />
    </Suspense>
  )
}
