import type { Transaction } from '#src/contract/billing.ts'
import { qepikOf } from '#src/rules/money.ts'

type Line = Pick<Transaction, 'amount' | 'status'>

/**
 * What a transaction has moved, in qəpik. Money that is awaited or was refused has not come; money that is held for
 * work has left the balance already.
 */
export function movedQepik({ amount, status }: Line) {
  const qepik = qepikOf(amount)
  const isSettled = status === 'completed' || status === 'paid'
  return isSettled || (qepik < 0 && status === 'in-progress') ? qepik : 0
}

/** What came to the balance and what left it, both in qəpik and positive. */
export function totalsOf(transactions: readonly Line[]) {
  const moved = transactions.map(movedQepik)
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
  return { in: sum(moved.filter((qepik) => qepik > 0)), out: -sum(moved.filter((qepik) => qepik < 0)) || 0 }
}
