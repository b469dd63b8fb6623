import * as z from 'zod/mini'
import { env } from '#src/config/env.ts'
import type { Transaction } from '#src/contract/billing.ts'
import { Money } from '#src/contract/primitives.ts'
import { PAYABLE_MS } from '#src/rules/limits.ts'
import { lastingRecord, tabRecord } from '#src/session/customer-record.ts'
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

const ofTab = tabRecord('payment', BegunPayment)
/** The latest of all tabs: the one in which it was begun may be closed before the bank has answered. */
const ofAnyTab = lastingRecord('payment', BegunPayment)

export function keepBegunPayment(begun: BegunPayment) {
  ofTab.keep(begun)
  ofAnyTab.keep(begun)
}

function payable(begun: BegunPayment | undefined, nowMs: number): BegunPayment | undefined {
  if (!begun || nowMs - begun.begunAtMs > PAYABLE_MS) return undefined
  const url = checkPaymentUrl(begun.url, env.payment)
  return url === undefined ? undefined : { ...begun, url }
}

/** The payment begun last, in this tab if there is one, while its page may still be open; its address is checked anew. */
export const readBegunPayment = (nowMs = Date.now()): BegunPayment | undefined =>
  payable(ofTab.read(), nowMs) ?? payable(ofAnyTab.read(), nowMs)

/** What another tab has begun since stays. */
export function forgetBegunPayment({ begunAtMs }: BegunPayment) {
  for (const record of [ofTab, ofAnyTab]) if (record.read()?.begunAtMs === begunAtMs) record.forget()
}

export function depositOf({ amount, code, begunAtMs }: BegunPayment, deposits: readonly Transaction[]) {
  return deposits.find(
    (deposit) =>
      deposit.amount === amount &&
      // Without its code or its time, the newest of that sum is taken: the list comes newest first.
      (deposit.promo_code === undefined || (deposit.promo_code ?? undefined) === code) &&
      (deposit.created_at === undefined || Date.parse(deposit.created_at) >= begunAtMs - CLOCK_GAP_MS),
  )
}
