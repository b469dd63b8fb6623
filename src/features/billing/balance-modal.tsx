import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useFormat } from '#src/i18n/use-format.ts'
import { LocalizedLink } from '#src/routing/localized-link.tsx'
import { paths } from '#src/routing/paths.ts'
import { buttonStyles } from '#src/ui/button-styles.ts'
import { Modal } from '#src/ui/modal.tsx'
import { Money } from '#src/ui/money.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { withoutBalanceModal } from './balance-modal-location.ts'
import { billingQueries } from './billing-queries.ts'

/** The balance, while the address says `modal-open=balance` [spec 2]; closing takes that out of the address. */
export function BalanceModal() {
  const { t } = useTranslation(['billing', 'common'])
  const { money } = useFormat()
  const [query, setQuery] = useSearchParams()
  const { data: qepik } = useQuery({ ...billingQueries.balance(), enabled: false })
  return (
    <Modal
      isOpen
      onClose={() => setQuery(withoutBalanceModal(query), { replace: true })}
      title={t('balance.title')}
      closeLabel={t('common:actions.close')}
      size="narrow"
      actions={
        <LocalizedLink to={paths.transactions()} className={buttonStyles('secondary')}>
          {t('balance.transactions')}
        </LocalizedLink>
      }
    >
      <p className="text-muted">{t('balance.available')}</p>
      {qepik === undefined ? <Skeleton width="8rem" height={36} /> : <Money text={money(qepik)} isLarge />}
      <p className="mt-1 text-13 text-muted">{t('balance.held')}</p>
      <p className="mt-4">{t('balance.soon')}</p>
    </Modal>
  )
}
