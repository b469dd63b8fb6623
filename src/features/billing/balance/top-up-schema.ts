import * as z from 'zod/mini'
import type { Locale } from '#src/config/locales.ts'
import { parseMoney } from '#src/lib/parse-money.ts'
import { TOP_UP_MAX_QEPIK, TOP_UP_MIN_QEPIK } from '#src/rules/limits.ts'
import { moneyOf } from '#src/rules/money.ts'

export const topUpMessages = ['required', 'amount', 'amountRange', 'notApplied'] as const
export type TopUpMessage = (typeof topUpMessages)[number]

const errorWith = (error: TopUpMessage) => ({ error, abort: true })

const isInRange = (qepik: number) => qepik >= TOP_UP_MIN_QEPIK && qepik <= TOP_UP_MAX_QEPIK

/** Input of the balance modal: both fields trimmed, the amount required [spec 5]. */
export const TopUpForm = z.object({
  amount: z.string().check(
    z.trim(),
    z.minLength(1, errorWith('required')),
    z.refine((typed) => parseMoney(typed) !== undefined, errorWith('amount')),
    z.refine((typed) => isInRange(parseMoney(typed) ?? 0), errorWith('amountRange')),
  ),
  code: z.string().check(z.trim()),
})
export type TopUpForm = z.infer<typeof TopUpForm>

/** An amount as a customer types it: `2,40`, in English `2.40`, whole amounts without decimals. */
export function typedAmount(qepik: number, locale: Locale) {
  const typed = moneyOf(qepik).replace(/\.00$/, '')
  return locale === 'en' ? typed : typed.replace('.', ',')
}

export const topUpCovering = (missingQepik: number) =>
  Math.min(Math.max(missingQepik, TOP_UP_MIN_QEPIK), TOP_UP_MAX_QEPIK)

export function stepAmount(typed: string, stepQepik: number) {
  const qepik = parseMoney(typed)
  return qepik === undefined ? TOP_UP_MIN_QEPIK : topUpCovering(qepik + stepQepik)
}

/**
 * Normalises a promo code. Codes are ASCII, but az and tr keyboards type İ and ı, and pasted text may contain
 * spaces, full-width letters and invisible characters.
 */
export const normalizedCode = (typed: string) =>
  typed
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]/gu, '')
    .replaceAll('İ', 'I')
    .replaceAll('ı', 'i')
