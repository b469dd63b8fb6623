import { credit } from '#mocks/domain/wallet.ts'
import { bookMovement, walletOf } from '#mocks/features/billing/ledger.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { seedCatalogAndCustomers } from './build-world.ts'
import { demoAccounts } from './customers/demo-accounts.ts'

const { leyla } = demoAccounts

export function seedFunded(tx: Transaction, qepik = 100_000): void {
  seedCatalogAndCustomers(tx)
  bookMovement(tx, leyla.id, credit(walletOf(tx, leyla.id), 'deposit', qepik), { at: tx.now - 86_400_000 })
}
