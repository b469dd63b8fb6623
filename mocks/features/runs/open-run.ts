import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { RunRow } from '#mocks/kernel/rows/run-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { holdPrice, requireExpectedPrice } from './hold-price.ts'

/**
 * Holds the price of a run and opens it.
 * @param cost in qəpik
 * @param expectedPrice the price that the customer saw, as on the wire
 * @throws RuleError, Refusal; nothing has changed then
 */
export function openRun(
  tx: Transaction,
  { project, cost, expectedPrice }: { project: ProjectRow; cost: number; expectedPrice: string | undefined },
  blockIds: readonly number[] = [],
): { run: RunRow; price: string } {
  const price = requireExpectedPrice(cost, expectedPrice)
  const run = tx.runs.create({
    project_id: project.id,
    customer_id: project.customer_id,
    block_ids: [...blockIds],
    done: 0,
    held: cost,
    transaction_id: holdPrice(tx, project, cost),
    made: 0,
    units: 0,
    started_at: tx.now,
    ended_at: null,
  })
  return { run, price }
}
