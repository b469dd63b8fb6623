/** Result in the return address of the payment page; only a hint [decision 18]. */
export const paymentHints = ['success', 'failed', 'canceled', 'pending'] as const
export type PaymentHint = (typeof paymentHints)[number]

/**
 * The hint of an address. An unknown word is a 404.
 * @returns undefined without a word, null for an unknown one
 */
export function parsePaymentHint(word: string | undefined) {
  if (word === undefined) return undefined
  return paymentHints.find((hint) => hint === word) ?? null
}
