import { statusAfter } from '#mocks/domain/project-status.ts'
import type { RunRow } from '#mocks/kernel/rows/run-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { costOfUnits } from '../projects/figures.ts'
import { blocksOf } from '../projects/outline.ts'
import { applyResult } from '../projects/own-project.ts'
import { payFromHold } from './hold-price.ts'
import { refuseOrder } from './order.ts'

const hasResult = (tx: Transaction, projectId: number) =>
  blocksOf(tx, projectId).some(({ take_id }) => take_id !== null)

/**
 * Ends a run: pays for spoken blocks from the hold and returns the rest. If nothing could be spoken, returns the
 * whole hold and rejects the project, unless it has earlier results: those stay, and its blocks show what failed.
 */
export function finishRun(tx: Transaction, run: RunRow): void {
  const project = tx.projects.need(run.project_id)
  const isRejected = run.made === 0 && !hasResult(tx, project.id)
  const cost = Math.min(run.held, costOfUnits(tx, project.slug, run.units))
  payFromHold(tx, run, cost)
  tx.runs.update(run.id, { ended_at: tx.now })
  // Paid by its quote, and not from a hold.
  if (isRejected && run.transaction_id === null && project.quoted !== null) {
    refuseOrder(tx, project, reasonOf(tx, run))
    return
  }
  applyResult(
    tx,
    project.id,
    isRejected
      ? {
          status: statusAfter(project.status, 'refuse'),
          reject: { key: reasonOf(tx, run), refunded: run.held > 0 },
        }
      : { status: statusAfter(project.status, 'finish'), reject: null, spent: project.spent + cost },
  )
}

function reasonOf(tx: Transaction, run: RunRow) {
  const isDown = run.block_ids.some((id) => tx.blocks.get(id)?.error === 'speech_unavailable')
  return isDown ? 'speech_unavailable' : 'all_blocks_failed'
}
