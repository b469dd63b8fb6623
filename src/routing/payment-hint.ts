/** What the way back from the payment page says; it only hints [decision 18]. */
export const paymentHints = ['success', 'failed', 'canceled', 'pending'] as const
export type PaymentHint = (typeof paymentHints)[number]

/**
 * The hint of an address. A word that is none is a 404.
 * @returns undefined without a word, null for a wrong one.
 */
export function parsePaymentHint(word: string | undefined) {
  if (word === undefined) return undefined
  return paymentHints.find((hint) => hint === word) ?? null
}
