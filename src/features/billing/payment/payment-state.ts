import { PAYMENT_POLL_MS } from '#src/config/waits.ts'
import type { Transaction } from '#src/contract/billing.ts'
import type { PaymentHint } from '#src/routing/payment-hint.ts'

export type PaymentState = 'success' | 'failed' | 'canceled' | 'pending' | 'late' | 'none'

const CANCELED = 'payment_canceled'

/**
 * Status of a payment. Only the server decides it; the hint only says whether to wait for a payment that the
 * server does not know yet.
 * @param hint `started` if this browser started the payment.
 * @param isLate The bank has had enough time to respond.
 */
export function paymentState(
  deposit: Pick<Transaction, 'status' | 'failure'> | undefined,
  hint: PaymentHint | 'started' | undefined,
  isLate: boolean,
): PaymentState {
  const awaited = isLate ? 'late' : 'pending'
  switch (deposit?.status) {
    case undefined:
      if (hint === 'started') return awaited
      return hint === 'success' || hint === 'pending' ? (isLate ? 'none' : 'pending') : 'none'
    case 'completed':
    case 'paid':
      return 'success'
    case 'rejected':
      return deposit?.failure?.code === CANCELED ? 'canceled' : 'failed'
    default:
      return awaited
  }
}

export const isSettled = (state: PaymentState) =>
  state === 'success' || state === 'failed' || state === 'canceled'

export const isAwaited = (state: PaymentState) => state === 'pending' || state === 'late'

const MAX_POLL_MS = 15_000
const MAX_POLLS_IN_TIME = 6

export const pollAfterMs = (answers: number) =>
  Math.min(PAYMENT_POLL_MS * 1.5 ** Math.max(0, answers - 1), MAX_POLL_MS)

export const isOverdueAfter = (answers: number) => answers > MAX_POLLS_IN_TIME
