import type { LedgerEntry } from '#mocks/domain/wallet.ts'

/** Effect of a transaction on the balance: zero if a payment is pending or has failed. */
export function effectOnBalance({
  type,
  amount,
  status,
}: Pick<LedgerEntry, 'type' | 'amount' | 'status'>): number {
  return type === 'deposit' && status !== 'completed' ? 0 : amount
}
