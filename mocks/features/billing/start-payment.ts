import type { PaymentRow } from '#mocks/kernel/rows/payment-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import { PAYABLE_MS } from '#src/rules/limits.ts'
import { newToken } from '../account/new-token.ts'
import { nextLedgerPlace, walletOf } from './ledger.ts'
import { expirePayment } from './payment-events.ts'
import { paymentKey } from './settle-payment.ts'

interface NewPayment {
  customer_id: number
  amount: number
  promo_code: string | null
  locale: LocaleCode
}

/**
 * The customer's open payment for the same deposit: a second click, a lost response and the Back button all return
 * to it.
 */
export const unfinishedPayment = (
  tx: Transaction,
  { customer_id, amount, promo_code }: Omit<NewPayment, 'locale'>,
): PaymentRow | undefined =>
  tx.payments.first({ customer_id, amount, promo_code, status: 'open' }) ??
  tx.payments.first({ customer_id, amount, promo_code, status: 'processing' })

export function startPayment(tx: Transaction, payment: NewPayment): PaymentRow {
  const { customer_id, amount, promo_code } = payment
  const deposit = tx.transactions.create({
    customer_id,
    type: 'deposit',
    amount,
    balance_after: walletOf(tx, customer_id).available,
    status: 'in-progress',
    service_slug: null,
    project_id: null,
    promo_code,
    failure: null,
    ...nextLedgerPlace(tx, customer_id, tx.now),
  })
  const row = tx.payments.create({
    ...payment,
    id: newToken(),
    status: 'open',
    failure: null,
    transaction_id: deposit.id,
    created_at: tx.now,
    expires_at: tx.now + PAYABLE_MS,
  })
  if (promo_code !== null) tx.promoUses.create({ code: promo_code, customer_id, payment_id: row.id })
  tx.agenda.plan(expirePayment, { payment_id: row.id }, { at: row.expires_at, key: paymentKey(row.id) })
  return row
}
