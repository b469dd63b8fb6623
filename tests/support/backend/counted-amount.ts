import type { LedgerEntry } from '#mocks/domain/wallet.ts'

/** What a line adds to the balance: nothing where a payment is still awaited or has failed. */
export function countedAmount({
  type,
  amount,
  status,
}: Pick<LedgerEntry, 'type' | 'amount' | 'status'>): number {
  return type === 'deposit' && status !== 'completed' ? 0 : amount
}
