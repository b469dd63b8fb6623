import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ApiError, type Refusals } from '#src/api/api-error.ts'
import { applyFieldErrors, errorsOutsideForm } from '#src/api/form-errors.ts'
import { DEFAULT_TOP_UP_QEPIK } from '#src/config/constants.ts'
import { useLocale } from '#src/i18n/use-locale.ts'
import { parseMoney } from '#src/lib/parse-money.ts'
import { moneyOf } from '#src/rules/money.ts'
import { saveReturnPlace } from './return-place.ts'
import { TopUpForm, topUpCovering, typedAmount } from './top-up-schema.ts'
import { useDeposit } from './use-deposit.ts'
import { usePromoCode } from './use-promo-code.ts'
import { useTopUpDraft } from './use-top-up-draft.ts'

const fields = ['amount', 'code'] as const

interface TopUpOptions {
  /** Initial amount in qəpik; the default if undefined. */
  first: number | undefined
  page: string
  onStay: () => void
}

export function useTopUp({ first, page, onStay }: TopUpOptions) {
  const locale = useLocale()
  const begun = first === undefined ? DEFAULT_TOP_UP_QEPIK : topUpCovering(first)
  const form = useForm<TopUpForm>({
    resolver: zodResolver(TopUpForm),
    defaultValues: { amount: typedAmount(begun, locale), code: '' },
  })
  const promo = usePromoCode(form)
  const [refusals, setRefusals] = useState<Refusals>({})
  const draft = useTopUpDraft(form, promo, first)
  const deposit = useDeposit({
    onStay,
    onLeave() {
      draft.finish()
      saveReturnPlace(page)
    },
    onRefused(error) {
      if (!(error instanceof ApiError)) return
      if (error.fieldErrors.code !== undefined) {
        promo.open()
        promo.unlock()
      }
      promo.tellWait(error)
      applyFieldErrors(error, fields, form.setError)
      setRefusals(errorsOutsideForm(error.fieldErrors, fields))
    },
  })
  const amount = form.watch('amount')
  const submit = form.handleSubmit((values) => {
    if (promo.isOpen && !promo.bonus && values.code !== '') {
      return form.setError('code', { message: 'notApplied' }, { shouldFocus: true })
    }
    setRefusals({})
    return deposit.start({ amount: moneyOf(parseMoney(values.amount) ?? 0), code: promo.bonus?.code })
  })
  return {
    form,
    promo,
    deposit,
    submit: draft.onceRead(submit),
    isConfirming: deposit.isPending || draft.isWaiting,
    qepik: parseMoney(amount),
    refusals: { ...promo.refusals, ...refusals },
  }
}

export type TopUp = ReturnType<typeof useTopUp>
