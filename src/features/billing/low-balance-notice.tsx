import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { LocalizedLink } from '#src/routing/localized-link.tsx'
import { OPENED_HERE } from '#src/routing/opened-here.ts'
import { buttonStyles } from '#src/ui/button-styles.ts'
import { Notice } from '#src/ui/notice.tsx'
import { balanceModalLocation } from './balance-modal-location.ts'
import { billingQueries } from './billing-queries.ts'

/** Below this balance, in qəpik, a customer is told before the work stops. */
const LOW_BALANCE_QEPIK = 200

export function LowBalanceNotice() {
  const { t } = useTranslation(['catalog', 'common'])
  const { money } = useFormat()
  const location = useLocation()
  const { data: qepik } = useQuery(billingQueries.balance())
  if (qepik === undefined || qepik >= LOW_BALANCE_QEPIK) return null
  const action = (
    <LocalizedLink
      to={balanceModalLocation(location)}
      state={OPENED_HERE}
      className={buttonStyles('secondary', 'small')}
    >
      {t('common:balance.topUp')}
    </LocalizedLink>
  )
  if (qepik === 0) {
    return (
      <Notice tone="info" title={t('home.empty.title')} action={action}>
        {t('home.empty.text')}
      </Notice>
    )
  }
  return (
    <Notice tone="warn" title={t('home.low.title')} action={action}>
      {t('home.low.text', { amount: money(qepik) })}
    </Notice>
  )
}
