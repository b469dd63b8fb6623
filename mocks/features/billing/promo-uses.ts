import { canonicalCode, type PromoFault, promoFault } from '#mocks/domain/promo.ts'
import type { PromoCodeRow, PromoUseRow } from '#mocks/kernel/rows/payment-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { isOver } from './payment-states.ts'

/** Whether the use belongs to the customer's own open payment: repeating the deposit leads back to it. */
const isOwnOpenPayment = (tx: Transaction, customerId: number) => (use: PromoUseRow) => {
  if (use.customer_id !== customerId || use.payment_id === null) return false
  return !isOver(tx.payments.need(use.payment_id))
}

export function findPromo(
  tx: Transaction,
  customer_id: number,
  typed: string,
): { promo: PromoCodeRow } | { fault: PromoFault } {
  const code = canonicalCode(typed)
  const promo = tx.promoCodes.get(code)
  const isOpen = isOwnOpenPayment(tx, customer_id)
  const uses = tx.promoUses.list({ where: { code }, filter: (use) => !isOpen(use) })
  const isByCustomer = uses.some((use) => use.customer_id === customer_id)
  const fault = promoFault(promo, { total: uses.length, isByCustomer }, tx.now)
  return promo && !fault ? { promo } : { fault: fault ?? 'promo_invalid' }
}

export function releasePromo(tx: Transaction, payment_id: string): void {
  for (const { id } of tx.promoUses.list({ where: { payment_id } })) tx.promoUses.remove(id)
}
