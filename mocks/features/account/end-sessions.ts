import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'

export function endSessions(tx: Transaction, customerId: number, exceptId?: string): void {
  for (const { id } of tx.sessions.list({ where: { customer_id: customerId } })) {
    if (id !== exceptId) tx.sessions.remove(id)
  }
}
