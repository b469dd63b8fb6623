import { hold, settle } from '#mocks/domain/wallet.ts'
import { Refusal } from '#mocks/http/refusal.ts'
import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { RunRow } from '#mocks/kernel/rows/run-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { moneyOf } from '#src/rules/money.ts'
import { bookMovement, walletOf } from '../billing/ledger.ts'

/** The price on the wire. @throws Refusal 409 with the new price if the customer saw another one */
export function requireExpectedPrice(cost: number, expected: string | undefined): string {
  const price = moneyOf(cost)
  if (expected === undefined || expected === price) return price
  throw new Refusal(409, 'price_changed', { params: { price: { qepik: cost } }, data: { price } })
}

/** Holds the price of a run and writes a ledger line. Returns the line's id. @throws RuleError if money is missing */
export function holdPrice(tx: Transaction, project: ProjectRow, cost: number): number | null {
  if (cost === 0) return null
  const movement = hold(walletOf(tx, project.customer_id), cost)
  return bookMovement(tx, project.customer_id, movement, { project, at: tx.now })[0]?.id ?? null
}

export function payFromHold(tx: Transaction, run: RunRow, cost: number): void {
  if (run.transaction_id === null) return
  const project = tx.projects.need(run.project_id)
  const movement = settle(walletOf(tx, run.customer_id), run.held, cost)
  tx.transactions.update(run.transaction_id, { status: cost > 0 ? 'paid' : 'rejected' })
  bookMovement(tx, run.customer_id, movement, { project, at: tx.now })
}
