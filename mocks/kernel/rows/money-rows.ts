import * as z from 'zod/mini'
import { TransactionStatus, TransactionType } from '#src/contract/billing.ts'
import { ServiceSlug } from '#src/contract/primitives.ts'
import { ProductMessageKey } from './message-key.ts'

/** A customer's money in qəpik; its id is the customer's. */
export const WalletRow = z.object({ id: z.number(), available: z.int(), held: z.int() })
export type WalletRow = z.infer<typeof WalletRow>

export const TransactionRow = z.object({
  id: z.number(),
  customer_id: z.number(),
  type: TransactionType,
  amount: z.int(),
  balance_after: z.int(),
  status: TransactionStatus,
  service_slug: z.nullable(ServiceSlug),
  project_id: z.nullable(z.number()),
  promo_code: z.nullable(z.string()),
  failure: z.nullable(ProductMessageKey),
  created_at: z.number(),
  /** Its place in the ledger; times never contradict it. */
  sequence: z.int(),
})
export type TransactionRow = z.infer<typeof TransactionRow>

export const newestFirst = (a: Pick<TransactionRow, 'sequence'>, b: Pick<TransactionRow, 'sequence'>) =>
  b.sequence - a.sequence
