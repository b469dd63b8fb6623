import { momentOrNull } from '#mocks/domain/moment.ts'
import { canonicalCode } from '#mocks/domain/promo.ts'
import { countAttempt, requireAttemptsLeft } from '#mocks/features/account/attempts.ts'
import { paymentAddress } from '#mocks/features/billing/payment-address.ts'
import { findPromo } from '#mocks/features/billing/promo-uses.ts'
import { startPayment, unfinishedPayment } from '#mocks/features/billing/start-payment.ts'
import { Answer, type Operations } from '#mocks/http/operation.ts'
import { fieldRefusal } from '#mocks/http/refusal.ts'
import type { PromoCodeRow } from '#mocks/kernel/rows/payment-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { TOP_UP_MAX_QEPIK, TOP_UP_MIN_QEPIK } from '#src/rules/limits.ts'
import { moneyOf, qepikOf } from '#src/rules/money.ts'

/** Limit for checks and deposits together, so that a code cannot be guessed through the other call. */
const MAX_WRONG_CODES = 20

/** @throws Refusal 422 at the field `amount` */
function amountOf(money: string): number {
  const amount = qepikOf(money)
  if (amount >= TOP_UP_MIN_QEPIK && amount <= TOP_UP_MAX_QEPIK) return amount
  const range = { minimum: { qepik: TOP_UP_MIN_QEPIK }, maximum: { qepik: TOP_UP_MAX_QEPIK } }
  throw fieldRefusal('amount', 'deposit_amount', range)
}

/** A valid code; a wrong one is counted. @throws Refusal 422 at the field `code`, 429 after too many */
function requireCode(tx: Transaction, customerId: number, typed: string): PromoCodeRow {
  requireAttemptsLeft(tx, 'promo', customerId, MAX_WRONG_CODES)
  const found = findPromo(tx, customerId, typed)
  if (!('fault' in found)) return found.promo
  countAttempt(tx, 'promo', customerId)
  throw fieldRefusal('code', found.fault).keepingChanges()
}

/** Checks that the amount equals the code's amount, to which the form is locked. @throws Refusal 422 */
function requireCodeAmount(tx: Transaction, customerId: number, code: string, amount: number): PromoCodeRow {
  const promo = requireCode(tx, customerId, code)
  if (promo.amount === amount) return promo
  throw fieldRefusal('amount', 'promo_amount_differs', { amount: { qepik: promo.amount } })
}

export const billingDepositOperations = {
  checkPromoCode({ tx, customer, query }) {
    const { id: code, amount, expires_at } = requireCode(tx, customer.id, query.code)
    const bonus = { code, amount: moneyOf(amount), expires_at: momentOrNull(expires_at) }
    return new Answer({ bonus }, { key: 'promo_applied', params: { code, amount: { qepik: amount } } })
  },

  deposit({ tx, customer, body, locale, origin }) {
    const amount = amountOf(body.amount)
    const promo_code = body.code === undefined ? null : canonicalCode(body.code)
    const wanted = { customer_id: customer.id, amount, promo_code, locale }
    const begun = unfinishedPayment(tx, wanted)
    if (begun) return { url: paymentAddress(origin, begun.id) }
    if (promo_code !== null) requireCodeAmount(tx, customer.id, promo_code, amount)
    return { url: paymentAddress(origin, startPayment(tx, wanted).id) }
  },
} satisfies Partial<Operations>
