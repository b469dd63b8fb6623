import type { FieldError } from 'react-hook-form'
import { fieldMessage } from '#src/api/form-errors.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { TOP_UP_MAX_QEPIK, TOP_UP_MIN_QEPIK } from '#src/rules/limits.ts'
import { topUpMessages } from './top-up-schema.ts'

export function useTopUpMessage() {
  const { t } = useTranslation(['billing', 'errors'])
  const { money } = useFormat()
  const range = { min: money(TOP_UP_MIN_QEPIK), max: money(TOP_UP_MAX_QEPIK) }
  const texts = {
    required: t('errors:validation.required'),
    amount: t('topUp.notAmount'),
    amountRange: t('topUp.outOfRange', range),
    notApplied: t('promo.notApplied'),
  }
  return (error: FieldError | undefined) => fieldMessage(error, topUpMessages, (key) => texts[key])
}
