import { useLocation } from 'react-router'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { LocalizedLink } from '#src/routing/localized-link.tsx'
import { OPENED_FROM_PAGE } from '#src/routing/opened-from-page.ts'
import { buttonStyles } from '#src/ui/button-styles.ts'
import { Notice } from '#src/ui/notice.tsx'
import { Sums } from '#src/ui/sums.tsx'
import { balanceModalLocation } from '../balance-modal-location.ts'

/** Says that the balance is low or used up. */
export function BalanceNotice({ qepik }: { qepik: number }) {
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
