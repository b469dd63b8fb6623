import { credit } from '#mocks/domain/wallet.ts'
import { book, walletOf } from '#mocks/features/billing/ledger.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { demoAccounts } from './customers/demo-accounts.ts'
import { seedBare } from './seed-world.ts'

const { leyla } = demoAccounts

export function seedFunded(tx: Transaction, qepik = 100_000): void {
  seedBare(tx)
  book(tx, leyla.id, credit(walletOf(tx, leyla.id), 'deposit', qepik), { at: tx.now - 86_400_000 })
}
