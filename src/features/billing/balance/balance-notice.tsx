import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Notice } from '#src/ui/notice.tsx'
import { Sums } from '#src/ui/sums.tsx'
import { TopUpLink } from '../top-up-link.tsx'

/** Says that the balance is low or used up. */
export function BalanceNotice({ qepik }: { qepik: number }) {
  const { t } = useTranslation(['billing-balance', 'common'])
  const { money } = useFormat()
  const isEmpty = qepik === 0
  return (
    <Notice
      tone={isEmpty ? 'info' : 'warn'}
      title={isEmpty ? t('empty.title') : t('low.title')}
      action={<TopUpLink>{t('common:balance.topUp')}</TopUpLink>}
    >
      {isEmpty ? t('empty.text') : <Sums text={t('low.text', { amount: money(qepik) })} />}
    </Notice>
  )
}
