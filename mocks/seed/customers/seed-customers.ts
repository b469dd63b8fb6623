import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { type DemoAccount, demoAccounts } from './demo-accounts.ts'

export function seedCustomers(tx: Transaction): void {
  for (const account of Object.values<DemoAccount>(demoAccounts)) {
    const { about: _, ageMs, ...person } = account
    const created_at = tx.now - ageMs
    tx.customers.create({ ...person, image: null, email_verified_at: created_at, created_at })
    tx.wallets.create({ id: person.id, available: 0, held: 0 })
  }
}
