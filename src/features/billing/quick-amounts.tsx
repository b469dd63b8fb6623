import { useLocale } from '#src/i18n/use-locale.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { formatShortMoney } from '#src/rules/money.ts'
import { Button } from '#src/ui/button.tsx'
import { sumStyles } from '#src/ui/sums.tsx'
import { topUpCovering, typedAmount } from './top-up-schema.ts'
import type { TopUp } from './use-top-up.ts'

const QUICK_QEPIK = [500, 1_000, 2_000, 5_000, 10_000, 20_000]

interface QuickAmountsProps {
  topUp: TopUp
  /** In qəpik; offered first if something is missing. */
  missing: number | undefined
}

export function QuickAmounts({ topUp: { form, promo, deposit, qepik }, missing }: QuickAmountsProps) {
  const { t } = useTranslation('billing')
  const locale = useLocale()
  const first = missing === undefined ? [] : [topUpCovering(missing)]
  const amounts = [...first, ...QUICK_QEPIK.filter((amount) => !first.includes(amount))].slice(
    0,
    QUICK_QEPIK.length,
  )
  return (
    <fieldset
      aria-label={t('topUp.quick')}
      disabled={promo.bonus !== undefined || deposit.isPending}
      className="grid grid-cols-3 gap-2"
    >
      {amounts.map((amount) => (
        <Button
          key={amount}
          aria-pressed={amount === qepik}
          variant={amount === qepik ? 'chosen' : 'secondary'}
          onClick={() => form.setValue('amount', typedAmount(amount, locale), { shouldValidate: true })}
        >
          <span translate="no" className={`tabular ${sumStyles(formatShortMoney(amount, locale))}`}>
            {formatShortMoney(amount, locale)}
          </span>
        </Button>
      ))}
    </fieldset>
  )
}
