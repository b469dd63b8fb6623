import * as z from 'zod/mini'
import { env } from '#src/config/env.ts'
import type { Transaction } from '#src/contract/billing.ts'
import { Money } from '#src/contract/primitives.ts'
import { PAYABLE_MS } from '#src/rules/limits.ts'
import { tabRecord } from '#src/session/tab-record.ts'
import { checkPaymentUrl } from './check-payment-url.ts'

/** How far the clocks of customer and server may be apart. */
const CLOCK_GAP_MS = 600_000

export const BegunPayment = z.object({
  amount: Money,
  code: z.optional(z.string()),
  url: z.string(),
  begunAtMs: z.number(),
})
export type BegunPayment = z.infer<typeof BegunPayment>

const record = tabRecord('payment', BegunPayment)

export const { keep: keepBegunPayment, forget: forgetBegunPayment } = record

/** The payment begun last in this tab, while its page may still be open; its address is checked anew. */
export function readBegunPayment(nowMs = Date.now()): BegunPayment | undefined {
  const begun = record.read()
  if (!begun || nowMs - begun.begunAtMs > PAYABLE_MS) return undefined
  const url = checkPaymentUrl(begun.url, env.payment)
  return url === undefined ? undefined : { ...begun, url }
}

export function depositOf({ amount, code, begunAtMs }: BegunPayment, deposits: readonly Transaction[]) {
  return deposits.find(
    (deposit) =>
      deposit.amount === amount &&
      (deposit.promo_code ?? undefined) === code &&
      Date.parse(deposit.created_at) >= begunAtMs - CLOCK_GAP_MS,
  )
}
