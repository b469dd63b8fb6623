import type { Transaction } from '#src/contract/billing.ts'
import { qepikOf } from '#src/rules/money.ts'

/** What a deposit's promo code brings, in qəpik: as much as its payment, since the amount is locked to it. */
export const bonusOf = ({ amount, promo_code }: Transaction): number => (promo_code ? qepikOf(amount) : 0)
