import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { applyFieldErrors } from '#src/api/form-errors.ts'
import { requestAnswer } from '#src/api/request.ts'
import { DEFAULT_TOP_UP_QEPIK } from '#src/config/constants.ts'
import { type Bonus, checkPromoCode } from '#src/contract/billing.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useLocale } from '#src/i18n/use-locale.ts'
import { notifications } from '#src/lib/notifications.ts'
import { qepikOf } from '#src/rules/money.ts'
import { type TopUpForm, typedAmount } from './top-up-schema.ts'

/**
 * The promo code of a top-up. Applying asks the server; the code's amount then stands in the form and is locked.
 * Closing the field puts the amount back to 10 and clears the code [spec 4].
 */
export function usePromoCode(form: UseFormReturn<TopUpForm>) {
  const { t } = useTranslation('billing')
  const { money } = useFormat()
  const locale = useLocale()
  const [isOpen, setIsOpen] = useState(false)
  const [bonus, setBonus] = useState<Bonus>()
  const [announcement, setAnnouncement] = useState('')
  const check = useRef<AbortController>(undefined)
  useEffect(() => () => check.current?.abort(), [])
  const { mutateAsync, isPending, reset } = useMutation({
    mutationFn: ({ code, signal }: { code: string; signal: AbortSignal }) =>
      requestAnswer(checkPromoCode, { query: { code } }, signal),
    meta: { ownFields: ['code'] },
  })

  const lock = (found: Bonus, message: string | undefined) => {
    const amount = qepikOf(found.amount)
    setBonus(found)
    form.setValue('amount', typedAmount(amount, locale))
    form.setValue('code', found.code)
    form.clearErrors()
    const said = t('promo.applied', { code: found.code, amount: money(amount) })
    setAnnouncement(said)
    notifications.popup('success', message ?? said)
  }

  const apply = async () => {
    if (check.current || bonus) return
    const code = form.getValues('code').trim()
    if (code === '') return form.setError('code', { message: 'required' }, { shouldFocus: true })
    form.clearErrors('code')
    const controller = new AbortController()
    check.current = controller
    try {
      const { data, message } = await mutateAsync({ code, signal: controller.signal })
      if (!controller.signal.aborted) lock(data.bonus, message)
    } catch (error) {
      if (controller.signal.aborted) return
      if (applyFieldErrors(error, ['code'], form.setError)) form.setFocus('code')
    } finally {
      if (check.current === controller) check.current = undefined
    }
  }

  const close = () => {
    check.current?.abort()
    check.current = undefined
    reset()
    setIsOpen(false)
    setBonus(undefined)
    form.setValue('amount', typedAmount(DEFAULT_TOP_UP_QEPIK, locale))
    form.setValue('code', '')
    form.clearErrors()
    setAnnouncement(t('promo.cleared', { amount: money(DEFAULT_TOP_UP_QEPIK) }))
  }

  const open = () => {
    setIsOpen(true)
    setAnnouncement('')
  }
  /** After the server has refused the code with the payment: another one may be tried. */
  const unlock = () => setBonus(undefined)

  return { isOpen, open, close, apply, unlock, bonus, isChecking: isPending, announcement }
}
