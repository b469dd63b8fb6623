const TYPED_AMOUNT = /^(\d{1,9})(?:[.,](\d{1,2}))?$/

/**
 * What a customer typed, in integer qəpik; `10,50` and `10.50` mean the same. Spaces around it are trimmed.
 * @returns undefined when it is not an amount with at most two decimals.
 */
export function parseMoney(typed: string): number | undefined {
  const [matched, whole, decimals = ''] = TYPED_AMOUNT.exec(typed.trim()) ?? []
  if (matched === undefined) return undefined
  return Number(`${whole}${decimals.padEnd(2, '0')}`)
}
