import { type FormEvent, useState } from 'react'
import { useFormat } from '#src/i18n/use-format.ts'
import { useLocale } from '#src/i18n/use-locale.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { monthName } from '#src/lib/calendar.ts'
import { parseMoney } from '#src/lib/parse-money.ts'
import { CURRENCY_SYMBOL, isSignBefore } from '#src/rules/money.ts'
import { Button } from '#src/ui/button.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { alignedWithControl } from '#src/ui/field.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { passToSubmit } from '#src/ui/pass-focus.ts'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import { Sums } from '#src/ui/sums.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { typedAmount } from '../balance/top-up-schema.ts'
import { useBudget, useBudgetState } from './budget.ts'

function BudgetState() {
  const { t } = useTranslation('billing-spending')
  const { money } = useFormat()
  const locale = useLocale()
  const state = useBudgetState()
  if (!state) return null
  const { month, budget, spent, share, isNear, isOver } = state
  const sums = { spent: money(spent), budget: money(budget) }
  return (
    <>
      <ProgressBar
        label={t('budget.spent', { month: monthName(month, locale) })}
        percent={Math.min(100, share * 100)}
        valueText={t('budget.of', sums)}
      />
      {isNear && (
        <Notice tone="warn" title={t(isOver ? 'budget.overTitle' : 'budget.nearTitle')}>
          <Sums text={t('budget.near', { ...sums, percent: Math.floor(share * 100) })} />
        </Notice>
      )}
    </>
  )
}

/** The customer's own budget for a month; a warning, not a limit. */
export function BudgetField() {
  const { t } = useTranslation('billing-spending')
  const locale = useLocale()
  const { budget, keep, forget } = useBudget()
  const [typed, setTyped] = useState(() => (budget === undefined ? '' : typedAmount(budget, locale)))
  const [isWrong, setIsWrong] = useState(false)
  function save(event: FormEvent) {
    event.preventDefault()
    const qepik = parseMoney(typed)
    setIsWrong(!qepik)
    if (qepik) keep(qepik)
  }
  return (
    <div className="flex max-w-field flex-col gap-3">
      <form onSubmit={save} noValidate className="flex flex-wrap items-start gap-2">
        <div className="min-w-48 flex-1">
          <TextField
            label={t('budget.label')}
            aria-label={t('budget.spoken')}
            error={isWrong ? t('budget.wrong') : undefined}
            prefix={isSignBefore(locale) ? CURRENCY_SYMBOL : undefined}
            suffix={isSignBefore(locale) ? undefined : CURRENCY_SYMBOL}
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <div className={classNames(alignedWithControl, 'gap-2')}>
          <Button type="submit">{t('budget.save')}</Button>
          {budget !== undefined && (
            <Button
              variant="quiet"
              onClick={passToSubmit(() => {
                forget()
                setTyped('')
              })}
            >
              {t('budget.remove')}
            </Button>
          )}
        </div>
      </form>
      <p className="text-13 text-muted">{t('budget.hint')}</p>
      <div role="status" className="flex flex-col gap-3 empty:hidden">
        <BudgetState />
      </div>
    </div>
  )
}
