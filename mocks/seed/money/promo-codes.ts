import type { PromoCodeRow } from '#mocks/kernel/rows/payment-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { demoAccounts } from '../customers/demo-accounts.ts'

const DAY_MS = 86_400_000

/** Promo codes of every world, one for each state of a code. `expiresIn` in days from now. */
const promoCodes: readonly (Pick<PromoCodeRow, 'id' | 'amount' | 'limit'> & { expiresIn: number | null })[] =
  [
    { id: 'AVAZ10', amount: 1000, limit: null, expiresIn: null },
    { id: 'YENI5', amount: 500, limit: null, expiresIn: null },
    { id: 'BAHAR25', amount: 2500, limit: 100, expiresIn: 30 },
    { id: 'KOHNE10', amount: 1000, limit: null, expiresIn: -1 },
    { id: 'DOLU20', amount: 2000, limit: 1, expiresIn: null },
    { id: 'DOST5', amount: 500, limit: null, expiresIn: null },
  ]

/** Adds promo codes that are valid, expired (KOHNE10), used up (DOLU20), and already used by Leyla (DOST5). */
export function seedPromoCodes(tx: Transaction): void {
  for (const { expiresIn, ...code } of promoCodes) {
    const expires_at = expiresIn === null ? null : tx.now + expiresIn * DAY_MS
    tx.promoCodes.create({ ...code, expires_at })
  }
  tx.promoUses.create({ code: 'DOLU20', customer_id: demoAccounts.anar.id, payment_id: null })
  tx.promoUses.create({ code: 'DOST5', customer_id: demoAccounts.leyla.id, payment_id: null })
}
