import type { Movement } from '#mocks/domain/wallet.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { nextLedgerPlace, saveWallet } from './ledger.ts'

/**
 * Completes the line of a pending deposit. Moves it after every line written meanwhile, so that each balance is the
 * previous one plus its own amount. `at` in ms since 1970.
 */
export function completeLine(tx: Transaction, transactionId: number, { wallet }: Movement, at: number): void {
  const { customer_id } = tx.transactions.need(transactionId)
  saveWallet(tx, customer_id, wallet)
  tx.transactions.update(transactionId, {
    status: 'completed',
    balance_after: wallet.available,
    ...nextLedgerPlace(tx, customer_id, at),
  })
}
