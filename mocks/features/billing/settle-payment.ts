import { credit } from '#mocks/domain/wallet.ts'
import type { PaymentRow } from '#mocks/kernel/rows/payment-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { completeLine } from './complete-line.ts'
import { bookMovement, walletOf } from './ledger.ts'
import { isOver } from './payment-states.ts'
import { releasePromo } from './promo-uses.ts'

export const bankReasons = [
  'card_insufficient_funds',
  'card_3ds_failed',
  'card_expired',
  'card_limit',
  'payment_declined',
] as const
export type BankReason = (typeof bankReasons)[number]

export type PaymentOutcome =
  | { status: 'paid' }
  | { status: 'declined'; reason: BankReason }
  | { status: 'canceled' }
  | { status: 'expired' }

export const paymentKey = (id: string) => `payment:${id}`

const failureOf = (outcome: Exclude<PaymentOutcome, { status: 'paid' }>) => {
  if (outcome.status === 'declined') return outcome.reason
  return outcome.status === 'canceled' ? 'payment_canceled' : 'payment_expired'
}

function completePayment(tx: Transaction, payment: PaymentRow, at: number) {
  const { customer_id, amount, promo_code, transaction_id } = payment
  const movement = credit(walletOf(tx, customer_id), 'deposit', amount)
  completeLine(tx, transaction_id, movement, at)
  if (promo_code === null) return
  const bonus = tx.promoCodes.need(promo_code).amount
  bookMovement(tx, customer_id, credit(walletOf(tx, customer_id), 'bonus', bonus), {
    at,
    promoCode: promo_code,
  })
}

/**
 * Ends a payment: credits the money with the promo code's bonus, or rejects the deposit and frees the code. Only the
 * first outcome counts. `at` in ms since 1970.
 */
export function settlePayment(
  tx: Transaction,
  id: string,
  outcome: PaymentOutcome,
  at: number = tx.now,
): PaymentRow {
  const payment = tx.payments.need(id)
  if (isOver(payment)) return payment
  tx.agenda.cancel(paymentKey(id))
  if (outcome.status === 'paid') {
    completePayment(tx, payment, at)
    return tx.payments.update(id, { status: 'paid' })
  }
  const failure = failureOf(outcome)
  tx.transactions.update(payment.transaction_id, { status: 'rejected', failure })
  releasePromo(tx, id)
  return tx.payments.update(id, { status: outcome.status, failure })
}
