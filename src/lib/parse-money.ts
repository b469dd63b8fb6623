const TYPED_AMOUNT = /^(\d{1,9})(?:[.,](\d{1,2}))?$/
/** Grouped thousands as written in the four languages; a lone point or comma before three digits is ambiguous. */
const GROUPED = [
  /^\d{1,3}(?: \d{3})+(?:[.,]\d{1,2})?$/,
  /^\d{1,3}(?:\.\d{3})+,\d{1,2}$/,
  /^\d{1,3}(?:,\d{3})+\.\d{1,2}$/,
]

/** Removes the spaces and currency sign of an amount copied from a page. */
const withoutCurrency = (typed: string) => typed.replaceAll('₼', '').replace(/\s/g, ' ').trim()

/** `1 000,50`, `1.000,50` and `1,000.50` without their group separators. */
function withoutGroups(sum: string): string {
  if (!GROUPED.some((form) => form.test(sum))) return sum
  const [, whole = sum, decimals = ''] = /^(.*?)([.,]\d{1,2})?$/.exec(sum) ?? []
  return whole.replace(/[ .,]/g, '') + decimals
}

/**
 * User input in integer qəpik; `10,50` and `10.50` mean the same, and so does `1 000,50 ₼` as pages show it.
 * @returns undefined if it is not an amount with at most two decimals.
 */
export function parseMoney(typed: string): number | undefined {
  const [matched, whole, decimals = ''] = TYPED_AMOUNT.exec(withoutGroups(withoutCurrency(typed))) ?? []
  if (matched === undefined) return undefined
  return Number(`${whole}${decimals.padEnd(2, '0')}`)
}
