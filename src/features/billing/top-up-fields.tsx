import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { Notice } from '#src/ui/notice.tsx'
import { RefusalList } from '#src/ui/refusal-list.tsx'
import { Sums } from '#src/ui/sums.tsx'
import { AmountField } from './amount-field.tsx'
import { PromoCodeArea } from './promo-code-area.tsx'
import { QuickAmounts } from './quick-amounts.tsx'
import type { TopUp } from './use-top-up.ts'

interface TopUpFieldsProps {
  topUp: TopUp
  /** In qəpik. */
  missing: number | undefined
}

export function TopUpFields({ topUp, missing }: TopUpFieldsProps) {
  const { t } = useTranslation('billing')
  const { money } = useFormat()
  return (
    <div className="flex flex-col gap-3">
      {missing !== undefined && (
        <p>
          <Sums text={t('topUp.missing', { amount: money(missing) })} />
        </p>
      )}
      <AmountField {...topUp} />
      <QuickAmounts topUp={topUp} missing={missing} />
      <PromoCodeArea topUp={topUp} />
      {topUp.deposit.isRefusedUrl && (
        <Notice tone="error" title={t('topUp.refused.title')}>
          {t('topUp.refused.text')}
        </Notice>
      )}
      <RefusalList refusals={topUp.refusals} />
      <p className="text-13 text-muted">{t('topUp.secure')}</p>
    </div>
  )
}
