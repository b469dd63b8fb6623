import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { LocalizedLink } from '#src/routing/localized-link.tsx'
import { paths } from '#src/routing/paths.ts'
import { buttonStyles } from '#src/ui/button-styles.ts'
import { Notice } from '#src/ui/notice.tsx'
import { Sums } from '#src/ui/sums.tsx'
import { useBudgetState } from './budget.ts'

/** Warns from four fifths of the customer's own budget on. */
export function BudgetNotice() {
  const { t } = useTranslation('billing-spending')
  const { money } = useFormat()
  const state = useBudgetState()
  if (!state?.isNear) return null
  const { budget, spent, share, isOver } = state
  return (
    <Notice
      tone="warn"
      title={t(isOver ? 'budget.overTitle' : 'budget.nearTitle')}
      action={
        <LocalizedLink
          to={{ pathname: paths.transactions(), search: '?spending=6' }}
          className={buttonStyles('secondary', 'small')}
        >
          {t('budget.see')}
        </LocalizedLink>
      }
    >
      <Sums
        text={t('budget.near', {
          percent: Math.floor(share * 100),
          spent: money(spent),
          budget: money(budget),
        })}
      />
    </Notice>
  )
}
