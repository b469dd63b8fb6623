import type { KeyboardEvent } from 'react'
import { TOP_UP_STEP_QEPIK } from '#src/config/constants.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useLocale } from '#src/i18n/use-locale.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { TOP_UP_MAX_QEPIK, TOP_UP_MIN_QEPIK } from '#src/rules/limits.ts'
import { CURRENCY_SYMBOL, isSignBefore } from '#src/rules/money.ts'
import { Sums } from '#src/ui/sums.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { stepAmount, typedAmount } from './top-up-schema.ts'
import type { TopUp } from './use-top-up.ts'
import { useTopUpMessage } from './use-top-up-message.ts'

const steps: Readonly<Record<string, number>> = { ArrowUp: TOP_UP_STEP_QEPIK, ArrowDown: -TOP_UP_STEP_QEPIK }

/**
 * The amount: numeric, with steps of 0.01 by the arrow keys [spec 2]. A text field, because number fields of
 * browsers reject either the comma or the point. A promo code locks it.
 */
export function AmountField({ form, promo, deposit, qepik }: TopUp) {
  const { t } = useTranslation('billing')
  const { money } = useFormat()
  const locale = useLocale()
  const messageOf = useTopUpMessage()
  const isLocked = promo.bonus !== undefined
  const step = (event: KeyboardEvent<HTMLInputElement>) => {
    const size = steps[event.key]
    if (size === undefined || isLocked || deposit.isPending) return
    event.preventDefault()
    const next = stepAmount(event.currentTarget.value, size)
    form.setValue('amount', typedAmount(next, locale), { shouldValidate: form.formState.isSubmitted })
  }
  const range = { min: money(TOP_UP_MIN_QEPIK), max: money(TOP_UP_MAX_QEPIK) }
  return (
    <TextField
      {...form.register('amount')}
      label={t('topUp.amount')}
      hint={<Sums text={isLocked ? t('promo.locked') : t('topUp.range', range)} />}
      error={messageOf(form.formState.errors.amount)}
      prefix={isSignBefore(locale) ? CURRENCY_SYMBOL : undefined}
      suffix={isSignBefore(locale) ? undefined : CURRENCY_SYMBOL}
      isLarge
      role="spinbutton"
      inputMode="decimal"
      autoComplete="off"
      readOnly={isLocked || deposit.isPending}
      aria-required
      aria-valuemin={TOP_UP_MIN_QEPIK / 100}
      aria-valuemax={TOP_UP_MAX_QEPIK / 100}
      aria-valuenow={qepik === undefined ? undefined : qepik / 100}
      aria-valuetext={qepik === undefined ? undefined : t('topUp.spoken', { amount: money(qepik) })}
      onKeyDown={step}
    />
  )
}
