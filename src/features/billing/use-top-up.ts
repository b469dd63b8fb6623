import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { ApiError } from '#src/api/api-error.ts'
import { applyFieldErrors } from '#src/api/form-errors.ts'
import { DEFAULT_TOP_UP_QEPIK } from '#src/config/constants.ts'
import { useLocale } from '#src/i18n/use-locale.ts'
import { parseMoney } from '#src/lib/parse-money.ts'
import { moneyOf } from '#src/rules/money.ts'
import { keepReturnPlace } from './return-place.ts'
import { coveringAmount, TopUpForm, typedAmount } from './top-up-schema.ts'
import { useDeposit } from './use-deposit.ts'
import { usePromoCode } from './use-promo-code.ts'
import { useTopUpDraft } from './use-top-up-draft.ts'

interface TopUpOptions {
  /** What is missing for an action, in qəpik; the form begins with it. */
  missing: number | undefined
  page: string
  onStay: () => void
}

export function useTopUp({ missing, page, onStay }: TopUpOptions) {
  const locale = useLocale()
  const first = missing === undefined ? DEFAULT_TOP_UP_QEPIK : coveringAmount(missing)
  const form = useForm<TopUpForm>({
    resolver: zodResolver(TopUpForm),
    defaultValues: { amount: typedAmount(first, locale), code: '' },
  })
  const promo = usePromoCode(form)
  const draft = useTopUpDraft(form, promo, missing)
  const deposit = useDeposit({
    onStay,
    onLeave() {
      draft.finish()
      keepReturnPlace(page)
    },
    onRefused(error) {
      if (!(error instanceof ApiError)) return
      if (error.fieldErrors.code !== undefined) {
        promo.open()
        promo.unlock()
      }
      applyFieldErrors(error, ['amount', 'code'], form.setError)
    },
  })
  const amount = form.watch('amount')
  const submit = form.handleSubmit((values) => {
    if (promo.isOpen && !promo.bonus && values.code !== '') {
      return form.setError('code', { message: 'notApplied' }, { shouldFocus: true })
    }
    return deposit.start({ amount: moneyOf(parseMoney(values.amount) ?? 0), code: promo.bonus?.code })
  })
  return { form, promo, deposit, submit, qepik: parseMoney(amount) }
}

export type TopUp = ReturnType<typeof useTopUp>
