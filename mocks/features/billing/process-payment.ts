import type { PaymentRow } from '#mocks/kernel/rows/payment-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { bankAnswer } from './payment-events.ts'
import { type PaymentOutcome, paymentKey } from './settle-payment.ts'

/** Passes an open payment to a bank that answers later, after ms of world time. Idempotent. */
export function processPayment(
  tx: Transaction,
  id: string,
  outcome: PaymentOutcome,
  afterMs: number,
): PaymentRow {
  const payment = tx.payments.need(id)
  if (payment.status !== 'open') return payment
  tx.agenda.cancel(paymentKey(id))
  tx.agenda.plan(bankAnswer, { payment_id: id, outcome }, { afterMs, key: paymentKey(id) })
  return tx.payments.update(id, { status: 'processing' })
}
