import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { ApiError, type Refusals, refusalsOf } from '#src/api/api-error.ts'
import { applyFieldErrors, errorsOutsideForm } from '#src/api/form-errors.ts'
import { DEFAULT_TOP_UP_QEPIK } from '#src/config/constants.ts'
import type { Bonus } from '#src/contract/billing.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useLocale } from '#src/i18n/use-locale.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { formatMinutesSeconds } from '#src/lib/format-duration.ts'
import { notifications } from '#src/lib/notifications.ts'
import { qepikOf } from '#src/rules/money.ts'
import { useCheckPromoCode } from './billing-mutations.ts'
import { normalizedCode, type TopUpForm, typedAmount } from './top-up-schema.ts'

const TOO_MANY_REQUESTS = 429

function useSingleCheck() {
  const { mutateAsync, isPending, reset } = useCheckPromoCode()
  const underWay = useRef<AbortController>(undefined)
  useEffect(() => () => underWay.current?.abort(), [])

  type Found = Awaited<ReturnType<typeof mutateAsync>>
  async function check(code: string, onFound: (found: Found) => void, onRefused: (error: unknown) => void) {
    const controller = new AbortController()
    const { signal } = controller
    underWay.current = controller
    try {
      const found = await mutateAsync({ code, signal })
      if (!signal.aborted) onFound(found)
    } catch (error) {
      if (!signal.aborted) onRefused(error)
    } finally {
      if (underWay.current === controller) underWay.current = undefined
    }
  }
  function giveUp() {
    underWay.current?.abort()
    underWay.current = undefined
    reset()
  }
  return { check, giveUp, isUnderWay: () => underWay.current !== undefined, isPending }
}

/**
 * The promo code of a top-up. Applying asks the server, and the code's amount then fills and locks the field.
 * Closing the field restores 10 and clears the code [spec 4].
 */
export function usePromoCode(form: UseFormReturn<TopUpForm>) {
  const { t } = useTranslation(['billing', 'errors'])
  const { money } = useFormat()
  const locale = useLocale()
  const [isOpen, setIsOpen] = useState(false)
  const [bonus, setBonus] = useState<Bonus>()
  const [announcement, setAnnouncement] = useState('')
  const [refusals, setRefusals] = useState<Refusals>({})
  const { check, giveUp, isUnderWay, isPending } = useSingleCheck()

  function fill(qepik: number, code: string) {
    form.setValue('amount', typedAmount(qepik, locale))
    form.setValue('code', code)
    form.clearErrors()
  }

  function lock(found: Bonus, message: string | undefined) {
    const amount = qepikOf(found.amount)
    setBonus(found)
    fill(amount, found.code)
    const said = t('promo.applied', { code: found.code, amount: money(amount) })
    setAnnouncement(said)
    notifications.popup('success', message ?? said)
  }

  /** Shows at the code when it may be tried again. */
  function tellWait(error: unknown) {
    if (!(error instanceof ApiError) || error.status !== TOO_MANY_REQUESTS || !error.retryAfterMs) return
    const time = formatMinutesSeconds(Math.ceil(error.retryAfterMs / 1000))
    form.setError('code', { type: 'server', message: t('errors:retryAfter', { time }) })
  }

  function refuse(error: unknown) {
    tellWait(error)
    setRefusals(errorsOutsideForm(refusalsOf(error), ['code']))
    if (applyFieldErrors(error, ['code'], form.setError)) form.setFocus('code')
  }

  function apply() {
    if (isUnderWay() || bonus) return
    const code = normalizedCode(form.getValues('code'))
    if (code === '') return form.setError('code', { message: 'required' }, { shouldFocus: true })
    form.clearErrors('code')
    setRefusals({})
    void check(code, ({ data, message }) => lock(data.bonus, message), refuse)
  }

  function close() {
    giveUp()
    setRefusals({})
    setIsOpen(false)
    setBonus(undefined)
    fill(DEFAULT_TOP_UP_QEPIK, '')
    setAnnouncement(t('promo.cleared', { amount: money(DEFAULT_TOP_UP_QEPIK) }))
  }

  function open() {
    setIsOpen(true)
    setAnnouncement('')
  }
  const unlock = () => setBonus(undefined)

  return {
    isOpen,
    open,
    close,
    apply,
    unlock,
    tellWait,
    bonus,
    isChecking: isPending,
    announcement,
    refusals,
  }
}
