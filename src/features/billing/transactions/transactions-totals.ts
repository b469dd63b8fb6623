import type { Transaction } from '#src/contract/billing.ts'
import { qepikOf } from '#src/rules/money.ts'

type CountedTransaction = Pick<Transaction, 'amount' | 'status'>

/**
 * Change of the balance by a transaction, in qəpik. Pending or failed deposits have not arrived; held money
 * has already left the balance.
 */
export function balanceChangeQepik({ amount, status }: CountedTransaction) {
  const qepik = qepikOf(amount)
  const isSettled = status === 'completed' || status === 'paid'
  return isSettled || (qepik < 0 && status === 'in-progress') ? qepik : 0
}

/** Money that came to the balance and that left it, both positive, in qəpik. */
export function totalsOf(transactions: readonly CountedTransaction[]) {
  const moved = transactions.map(balanceChangeQepik)
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
  return { in: sum(moved.filter((qepik) => qepik > 0)), out: -sum(moved.filter((qepik) => qepik < 0)) || 0 }
}
