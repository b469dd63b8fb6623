import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { ApiError, type Refusals, refusalsOf } from '#src/api/api-error.ts'
import { applyFieldErrors, errorsOutsideForm } from '#src/api/form-errors.ts'
import { DEFAULT_TOP_UP_QEPIK } from '#src/config/constants.ts'
import { env } from '#src/config/env.ts'
import type { Bonus } from '#src/contract/billing.ts'
import { useDraft } from '#src/drafts/use-draft.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useLocale } from '#src/i18n/use-locale.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { formatMinutesSeconds } from '#src/lib/format-duration.ts'
import { notifications } from '#src/lib/notifications.ts'
import { parseMoney } from '#src/lib/parse-money.ts'
import { serverAheadMs } from '#src/lib/server-ahead.ts'
import { moneyOf, qepikOf } from '#src/rules/money.ts'
import { readToken } from '#src/session/session-cookie.ts'
import { type Deposit, useCheckPromoCode, useStartDeposit } from '../billing-mutations.ts'
import { billingQueries } from '../billing-queries.ts'
import { checkPaymentUrl } from '../payment/check-payment-url.ts'
import { saveReturnPlace } from '../payment/return-place.ts'
import { saveUnfinishedPayment } from '../payment/unfinished-payment.ts'
import { normalizedCode, TopUpForm, topUpCovering, typedAmount } from './top-up-schema.ts'
import { useLeavePage } from './use-leave-page.ts'

const TOO_MANY_REQUESTS = 429

function useCancellableCheck() {
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
function usePromoCode(form: UseFormReturn<TopUpForm>) {
  const { t } = useTranslation(['billing', 'errors'])
  const { money } = useFormat()
  const locale = useLocale()
  const [isOpen, setIsOpen] = useState(false)
  const [bonus, setBonus] = useState<Bonus>()
  const [announcement, setAnnouncement] = useState('')
  const [refusals, setRefusals] = useState<Refusals>({})
  const { check, giveUp, isUnderWay, isPending } = useCancellableCheck()

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

const TopUpDraft = z.object({
  amount: z.string(),
  code: z.string(),
  isPromoOpen: z.boolean(),
  /**
   * The amount missing for an action or tried again, in qəpik, or 0. A draft is restored only for the same
   * amount.
   */
  missing: z.int(),
})
const topUpDraft = { name: 'topUp', version: 1, schema: TopUpDraft } as const

/**
 * Saves the input of the balance modal while it is open, so that a session end or a reload does not lose it.
 * Closing the modal in any way deletes it [spec 4].
 */
function useTopUpDraft(form: UseFormReturn<TopUpForm>, promo: ReturnType<typeof usePromoCode>, missing = 0) {
  const [amount, code] = form.watch(['amount', 'code'])
  const draft = useDraft({
    kind: topUpDraft,
    fields: { amount, code, isPromoOpen: promo.isOpen, missing },
    // An amount is typed again faster than a question is answered on the way to the bank.
    isExpendable: true,
    isTouched: code !== '' || amount !== form.formState.defaultValues?.amount,
    onRestore(kept) {
      if (kept.missing !== missing) return
      form.setValue('amount', kept.amount)
      form.setValue('code', kept.code)
      if (kept.isPromoOpen) promo.open()
    },
  })
  const latest = useRef(draft)
  latest.current = draft
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
      queueMicrotask(() => {
        // If the session has ended, the customer did not close it.
        if (!isShown.current && readToken() !== undefined) latest.current.finish()
      })
    }
  }, [])
  return draft
}

class PaymentUrlError extends Error {
  override name = 'PaymentUrlError'
}

interface DepositOptions {
  onLeave: () => void
  onRefused: (error: Error) => void
  /** The browser did not leave the page, or came back to it, and the payment may be unfinished. */
  onStay: () => void
}

/**
 * Starts a card payment and opens its page. Only one at a time, however often it is called; if the modal
 * closes meanwhile, the browser stays.
 */
function useDeposit({ onLeave, onRefused, onStay }: DepositOptions) {
  const [isRefusedUrl, setIsRefusedUrl] = useState(false)
  const underWay = useRef<AbortController>(undefined)
  const { isLeaving, leave } = useLeavePage(() => {
    underWay.current = undefined
    onStay()
  })
  useEffect(() => () => underWay.current?.abort(), [])
  const { mutateAsync, isPending } = useStartDeposit()
  const { data: earlier } = useQuery(billingQueries.deposits())

  const go = (body: Deposit, answered: string) => {
    const url = checkPaymentUrl(answered, env.payment)
    if (url === undefined) throw new PaymentUrlError()
    onLeave()
    const lastDepositId = earlier && Math.max(0, ...earlier.map(({ id }) => id))
    saveUnfinishedPayment({ ...body, url, begunAtMs: Date.now(), aheadMs: serverAheadMs(), lastDepositId })
    leave(url)
  }

  const start = async (body: Deposit) => {
    if (underWay.current) return
    const controller = new AbortController()
    underWay.current = controller
    setIsRefusedUrl(false)
    try {
      const { url } = await mutateAsync({ body, signal: controller.signal })
      if (!controller.signal.aborted) go(body, url)
    } catch (error) {
      underWay.current = undefined
      if (error instanceof PaymentUrlError) setIsRefusedUrl(true)
      else if (error instanceof Error) onRefused(error)
    }
  }
  return { start, isPending: isPending || isLeaving, isRefusedUrl }
}

const TOP_UP_FIELDS = ['amount', 'code'] as const

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
      applyFieldErrors(error, TOP_UP_FIELDS, form.setError)
      setRefusals(errorsOutsideForm(error.fieldErrors, TOP_UP_FIELDS))
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
