import { ApiError } from '#src/api/api-error.ts'
import { InsufficientFunds } from '#src/contract/billing.ts'

const PAYMENT_REQUIRED = 402

/** What is missing, where an action was refused for lack of money. */
export function missingFunds(error: unknown): InsufficientFunds | undefined {
  if (!(error instanceof ApiError) || error.status !== PAYMENT_REQUIRED) return undefined
  return InsufficientFunds.safeParse(error.data).data
}
