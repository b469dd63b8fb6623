import * as z from 'zod/mini'
import { firstPaths } from './address-parts.ts'
import { defineEndpoint } from './endpoint.ts'
import { paged } from './envelope.ts'
import { PROMO_CODE_MAX } from './limits.ts'
import { maybeUnknown } from './maybe-unknown.ts'
import { CountText, Day, Id, Moment, Money, ServiceSlug, trimmed } from './primitives.ts'

/** Kind of a movement of money. */
export const TransactionType = z.enum([
  /** Money that the customer paid in. */
  'deposit',
  /** Price of finished or held work. */
  'charge',
  /** Money returned for work that was not done. */
  'refund',
  /** Money given for a promo code. */
  'bonus',
  /** The customer's share when others use a rented clone. */
  'rental_income',
])
export type TransactionType = z.infer<typeof TransactionType>

/** State of a movement of money, in the words of the badges of projects. */
export const TransactionStatus = z.enum([
  /** Held, or waiting for the bank. */
  'in-progress',
  /** Added to the balance. */
  'completed',
  /** Refused or cancelled: no money moved. */
  'rejected',
  /** Taken off the balance for good. */
  'paid',
  /** Not paid yet. */
  'unpaid',
])
export type TransactionStatus = z.infer<typeof TransactionStatus>

/** A movement of the customer's money. */
export const Transaction = z.object({
  /** Id of the transaction. */
  id: Id,
  /** Number for the customer and for support, such as `AV-000123`. */
  number: z.string(),
  /** Kind of the movement. */
  type: maybeUnknown(TransactionType),
  /** Change of the balance in manat: negative if money was taken. */
  amount: Money,
  /** Balance after this movement, in manat. */
  balance_after: maybeUnknown(Money),
  /** Whether the money has moved. */
  status: maybeUnknown(TransactionStatus),
  /** Service that was paid for; null for deposits. */
  service_slug: z.nullish(ServiceSlug),
  /** Project that was paid for; null for deposits and deleted projects. */
  project: z.nullish(
    z.object({
      /** Id of the project. */
      id: Id,
      /** Title of the project. */
      title: z.string(),
    }),
  ),
  /** Promo code that was used with the deposit. */
  promo_code: z.nullish(z.string()),
  /** Why the payment failed. */
  failure: z.nullish(
    z.object({
      /** Code for programs, such as `declined`. */
      code: z.string(),
      /** Reason for the customer, in the requested language. */
      message: z.string(),
    }),
  ),
  /** Address of the receipt; null without one. */
  receipt_url: z.nullish(z.string()),
  /** Moment of the movement. */
  created_at: maybeUnknown(Moment),
})
export type Transaction = z.infer<typeof Transaction>

/** `data` of the 402 error of a paid action that the balance does not cover. */
export const InsufficientFunds = z.object({
  /** Price of the work, in manat. */
  required: Money,
  /** Money that the customer may spend, in manat. */
  available: Money,
  /** Money that has to be added, in manat. */
  missing: Money,
})
export type InsufficientFunds = z.infer<typeof InsufficientFunds>

export const getBalance = defineEndpoint({
  name: 'getBalance',
  method: 'GET',
  path: firstPaths.balance,
  summary: 'What the customer may spend, held amounts already taken off.',
  data: z.object({
    /** The customer's balance. */
    balance: z.object({
      /** Money that the customer may spend, in manat; held money is not part of it. */
      amount: Money,
    }),
  }),
})

export const TransactionsQuery = z.object({
  /** Page, from 1. */
  page: z.optional(CountText),
  /** Most items on a page. */
  per_page: z.optional(CountText),
  /** Only movements of this kind. */
  type: z.optional(TransactionType),
  /** Only this status. */
  status: z.optional(TransactionStatus),
  /** First day, included. */
  from: z.optional(Day),
  /** Last day, included. */
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
    /** Money to add, in manat. */
    amount: Money,
    /** Promo code for this deposit. */
    code: z.optional(z.string().check(trimmed(), z.minLength(1), z.maxLength(PROMO_CODE_MAX))),
  }),
  data: z.object({
    /** Address of the bank's payment page for the browser. */
    url: z.string(),
  }),
})

/** Bonus of a promo code. */
export const Bonus = z.object({
  /** The code as it is written. */
  code: z.string(),
  /** Money that the code adds to a deposit of at least the same amount, in manat. */
  amount: Money,
  /** Moment after which the code is not accepted; null if it stays valid. */
  expires_at: z.nullish(Moment),
})
export type Bonus = z.infer<typeof Bonus>

export const checkPromoCode = defineEndpoint({
  name: 'checkPromoCode',
  method: 'GET',
  path: '/bonus/check-code',
  summary: 'Whether a promo code may be used now, and what it gives.',
  query: z.object({
    /** The promo code. */
    code: z.string().check(trimmed(), z.minLength(1), z.maxLength(PROMO_CODE_MAX)),
  }),
  data: z.object({
    /** The bonus of the code. */
    bonus: Bonus,
  }),
})
