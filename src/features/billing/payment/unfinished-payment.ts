import * as z from 'zod/mini'
import { env } from '#src/config/env.ts'
import type { Transaction } from '#src/contract/billing.ts'
import { Money } from '#src/contract/primitives.ts'
import { PAYABLE_MS } from '#src/rules/limits.ts'
import { lastingRecord, tabRecord } from '#src/session/customer-record.ts'
import { checkPaymentUrl } from './check-payment-url.ts'

/** Allowed difference between the clocks of the customer and the server, if the server's is unknown. */
const MAX_CLOCK_DIFFERENCE_MS = 600_000

export const UnfinishedPayment = z.object({
  amount: Money,
  code: z.optional(z.string()),
  url: z.string(),
  begunAtMs: z.number(),
  /** How far the server's clock was ahead of the customer's then. */
  aheadMs: z.optional(z.number()),
  /** Highest id of a deposit before this payment, 0 without deposits; absent if they were not read. */
  lastDepositId: z.optional(z.number()),
})
export type UnfinishedPayment = z.infer<typeof UnfinishedPayment>

const inTab = tabRecord('payment', UnfinishedPayment)
/** Latest payment of all tabs: the tab that started it may be closed before the bank responds. */
const inAllTabs = lastingRecord('payment', UnfinishedPayment)

export function saveUnfinishedPayment(begun: UnfinishedPayment) {
  inTab.keep(begun)
  inAllTabs.keep(begun)
}

function ifPayable(begun: UnfinishedPayment | undefined, nowMs: number): UnfinishedPayment | undefined {
  if (!begun || nowMs - begun.begunAtMs > PAYABLE_MS) return undefined
  const url = checkPaymentUrl(begun.url, env.payment)
  return url === undefined ? undefined : { ...begun, url }
}

/**
 * Latest unfinished payment, preferably of this tab, while its page may still be open. Its address is checked
 * again.
 */
export const readUnfinishedPayment = (nowMs = Date.now()): UnfinishedPayment | undefined =>
  ifPayable(inTab.read(), nowMs) ?? ifPayable(inAllTabs.read(), nowMs)

/** Forgets a payment, but keeps a newer one of another tab. */
export function forgetUnfinishedPayment({ begunAtMs }: UnfinishedPayment) {
  for (const record of [inTab, inAllTabs]) if (record.read()?.begunAtMs === begunAtMs) record.forget()
}

/** Whether a deposit began after a payment: by its id, because not every server sends times. */
function isStartedAfter(
  { id, created_at }: Transaction,
  { begunAtMs, aheadMs = 0, lastDepositId }: UnfinishedPayment,
): boolean {
  if (lastDepositId !== undefined) return id > lastDepositId
  return created_at === undefined || Date.parse(created_at) >= begunAtMs + aheadMs - MAX_CLOCK_DIFFERENCE_MS
}

export const depositOf = (begun: UnfinishedPayment, deposits: readonly Transaction[]) =>
  deposits.find(
    (deposit) =>
      deposit.amount === begun.amount &&
      (deposit.promo_code === undefined || (deposit.promo_code ?? undefined) === begun.code) &&
      isStartedAfter(deposit, begun),
  )
