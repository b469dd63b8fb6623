import * as z from 'zod/mini'
import { firstPaths } from './address-parts.ts'
import { defineEndpoint } from './endpoint.ts'
import { paged } from './envelope.ts'
import { PROMO_CODE_MAX } from './limits.ts'
import { maybeUnknown } from './maybe-unknown.ts'
import { CountText, Day, Id, Moment, Money, ServiceSlug, trimmed } from './primitives.ts'

export const TransactionType = z.enum(['deposit', 'charge', 'refund', 'bonus', 'rental_income'])
export type TransactionType = z.infer<typeof TransactionType>

/** Same words as the badges of projects: `paid` settled, `in-progress` held or pending, `rejected` failed. */
export const TransactionStatus = z.enum(['in-progress', 'completed', 'rejected', 'paid', 'unpaid'])
export type TransactionStatus = z.infer<typeof TransactionStatus>

export const Transaction = z.object({
  id: Id,
  number: z.string(),
  type: maybeUnknown(TransactionType),
  amount: Money,
  balance_after: maybeUnknown(Money),
  status: maybeUnknown(TransactionStatus),
  service_slug: z.nullish(ServiceSlug),
  project: z.nullish(z.object({ id: Id, title: z.string() })),
  promo_code: z.nullish(z.string()),
  failure: z.nullish(z.object({ code: z.string(), message: z.string() })),
  receipt_url: z.nullish(z.string()),
  created_at: maybeUnknown(Moment),
})
export type Transaction = z.infer<typeof Transaction>

/** `data` of the 402 error of a paid action that the balance does not cover. */
export const InsufficientFunds = z.object({ required: Money, available: Money, missing: Money })
export type InsufficientFunds = z.infer<typeof InsufficientFunds>

export const getBalance = defineEndpoint({
  name: 'getBalance',
  method: 'GET',
  path: firstPaths.balance,
  summary: 'What the customer may spend, held amounts already taken off.',
  data: z.object({ balance: z.object({ amount: Money }) }),
})

export const TransactionsQuery = z.object({
  page: z.optional(CountText),
  per_page: z.optional(CountText),
  type: z.optional(TransactionType),
  status: z.optional(TransactionStatus),
  from: z.optional(Day),
  to: z.optional(Day),
})
export type TransactionsQuery = z.infer<typeof TransactionsQuery>

export const getTransactions = defineEndpoint({
  name: 'getTransactions',
  method: 'GET',
  path: '/customer/transactions',
  summary: 'One page of the customer’s transactions, newest first.',
  query: TransactionsQuery,
  data: paged(Transaction),
})

export const deposit = defineEndpoint({
  name: 'deposit',
  method: 'POST',
  path: '/customer/balance/deposit',
  summary: 'Starts a card payment; the browser goes to the URL that is returned.',
  body: z.object({
    amount: Money,
    code: z.optional(z.string().check(trimmed(), z.minLength(1), z.maxLength(PROMO_CODE_MAX))),
  }),
  data: z.object({ url: z.string() }),
})

export const Bonus = z.object({ code: z.string(), amount: Money, expires_at: z.nullish(Moment) })
export type Bonus = z.infer<typeof Bonus>

export const checkPromoCode = defineEndpoint({
  name: 'checkPromoCode',
  method: 'GET',
  path: '/bonus/check-code',
  summary: 'Whether a promo code may be used now, and what it gives.',
  query: z.object({ code: z.string().check(trimmed(), z.minLength(1), z.maxLength(PROMO_CODE_MAX)) }),
  data: z.object({ bonus: Bonus }),
})
