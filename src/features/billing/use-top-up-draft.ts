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
  /** What was missing for an action or is tried again, in qəpik, or 0: another one begins with its own amount. */
  missing: z.int(),
})
const topUpDraft = { name: 'topUp', version: 1, schema: TopUpDraft } as const

/**
 * Keeps what is typed into the balance modal while it is open: a session that ends, or a reload, must not cost it.
 * Closing the modal by any way forgets it [spec 4].
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
        // Not closed by the customer where the session has ended.
        if (!isShown.current && readToken() !== undefined) latest.current.finish()
      })
    }
  }, [])
  return draft
}
