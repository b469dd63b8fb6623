import type { Transaction } from '#src/contract/billing.ts'
import { qepikOf } from '#src/rules/money.ts'

/** Bonus of a deposit's promo code, in qəpik: equal to the payment, because the code locks the amount. */
export const promoBonus = ({ amount, promo_code }: Transaction): number => (promo_code ? qepikOf(amount) : 0)
