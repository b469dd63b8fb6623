import type { PromoCodeRow } from '#mocks/db/rows/payment-rows.ts'
import type { Transaction } from '#mocks/db/transaction.ts'
import { canonicalCode, type PromoFault, promoFault } from '#mocks/domain/promo.ts'
import { fieldRefusal } from '#mocks/http/refusal.ts'

/** The promo code that was typed, or why it may not be used by this customer now. */
export function findPromo(
  tx: Transaction,
  customer_id: number,
  typed: string,
): { promo: PromoCodeRow } | { fault: PromoFault } {
  const code = canonicalCode(typed)
  const promo = tx.promoCodes.get(code)
  const uses = {
    total: tx.promoUses.count({ where: { code } }),
    isByCustomer: tx.promoUses.first({ code, customer_id }) !== undefined,
  }
  const fault = promoFault(promo, uses, tx.now)
  return promo && !fault ? { promo } : { fault: fault ?? 'promo_invalid' }
}

/** @throws Refusal 422 at the field `code` */
export function demandPromo(tx: Transaction, customerId: number, typed: string): PromoCodeRow {
  const found = findPromo(tx, customerId, typed)
  if ('fault' in found) throw fieldRefusal('code', found.fault)
  return found.promo
}

/** Gives a code back whose payment came to nothing. */
export function releasePromo(tx: Transaction, payment_id: string): void {
  for (const { id } of tx.promoUses.list({ where: { payment_id } })) tx.promoUses.remove(id)
}
