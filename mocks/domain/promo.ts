/** Terms of a promo code, as far as its rules need them. Sums in qəpik, times in ms since 1970. */
export interface PromoTerms {
  readonly expires_at: number | null
  readonly limit: number | null
}

export interface PromoUses {
  readonly total: number
  readonly isByCustomer: boolean
}

export type PromoFault = 'promo_invalid' | 'promo_expired' | 'promo_used_up' | 'promo_already_used'

/**
 * A code as it is compared, trimmed. Codes are ASCII, so only ASCII letters become upper case; İ and ı of the
 * customer's language do not matter.
 */
export const canonicalCode = (typed: string) =>
  typed.trim().replace(/[a-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 32))

/**
 * Why a code cannot be used now; `undefined` if it can. A previous use by this customer takes precedence over uses
 * by others.
 */
export function promoFault(
  terms: PromoTerms | undefined,
  uses: PromoUses,
  now: number,
): PromoFault | undefined {
  if (!terms) return 'promo_invalid'
  if (uses.isByCustomer) return 'promo_already_used'
  if (terms.expires_at !== null && terms.expires_at <= now) return 'promo_expired'
  if (terms.limit !== null && uses.total >= terms.limit) return 'promo_used_up'
  return undefined
}
