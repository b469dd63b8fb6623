import { ApiError } from '#src/api/api-error.ts'
import { InsufficientFunds } from '#src/contract/billing.ts'

/**
 * Why a paid run was not begun:
 * - `funds`: too little money, with what is missing;
 * - `moved-on`: price or state are others by now (409);
 * - `lost`: the server may have begun although its answer did not come, or could not be read;
 * - `refused`: anything else that the server says no to.
 */
export type RunFailure =
  | { readonly kind: 'funds'; readonly shortage: InsufficientFunds }
  | { readonly kind: 'moved-on' | 'lost' | 'refused' }

const PAYMENT_REQUIRED = 402
const CONFLICT = 409
const SERVER_ERROR = 500

export function runFailureOf(error: unknown): RunFailure {
  if (!(error instanceof ApiError)) return { kind: 'refused' }
  const { kind, status = 0, data } = error
  if (status === PAYMENT_REQUIRED) {
    const shortage = InsufficientFunds.safeParse(data).data
    return shortage ? { kind: 'funds', shortage } : { kind: 'refused' }
  }
  if (status === CONFLICT) return { kind: 'moved-on' }
  const isLost = kind === 'network' || kind === 'timeout' || kind === 'contract' || status >= SERVER_ERROR
  return { kind: isLost ? 'lost' : 'refused' }
}
