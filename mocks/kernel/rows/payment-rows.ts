import * as z from 'zod/mini'
import { LocaleCode } from '#src/contract/primitives.ts'
import { ProductMessageKey } from './message-key.ts'

export const PaymentStatus = z.enum(['open', 'processing', 'paid', 'declined', 'canceled', 'expired'])
export type PaymentStatus = z.infer<typeof PaymentStatus>

/** A card payment on the payment page; its id is opaque, as in the page's address. */
export const PaymentRow = z.object({
  id: z.string(),
  customer_id: z.number(),
  amount: z.int(),
  promo_code: z.nullable(z.string()),
  locale: LocaleCode,
  status: PaymentStatus,
  failure: z.nullable(ProductMessageKey),
  transaction_id: z.number(),
  created_at: z.number(),
  expires_at: z.number(),
})
export type PaymentRow = z.infer<typeof PaymentRow>

/** A promo code; its id is its canonical form, see `canonicalCode`. */
export const PromoCodeRow = z.object({
  id: z.string(),
  /** Bonus on a top-up of the same amount, in qəpik. */
  amount: z.int(),
  expires_at: z.nullable(z.number()),
  limit: z.nullable(z.int()),
})
export type PromoCodeRow = z.infer<typeof PromoCodeRow>

export const PromoUseRow = z.object({
  id: z.number(),
  code: z.string(),
  customer_id: z.number(),
  /** The payment that uses it; `null` for uses from before the world started. */
  payment_id: z.nullable(z.string()),
})
export type PromoUseRow = z.infer<typeof PromoUseRow>
