import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import * as z from 'zod/mini'
import { useDraft } from '#src/drafts/use-draft.ts'
import { readToken } from '#src/session/session-cookie.ts'
import type { TopUpForm } from './top-up-schema.ts'
import type { usePromoCode } from './use-promo-code.ts'

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
export function useTopUpDraft(
  form: UseFormReturn<TopUpForm>,
  promo: ReturnType<typeof usePromoCode>,
  missing = 0,
) {
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
