import { statusAfter } from '#mocks/domain/project-status.ts'
import { blocksOf } from '#mocks/features/projects/outline.ts'
import { changeProject } from '#mocks/features/projects/own-project.ts'
import { payFromHold } from '#mocks/features/runs/hold-price.ts'
import { refuseOrder } from '#mocks/features/runs/order.ts'
import type { RunRow } from '#mocks/kernel/rows/run-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { renewalPrice } from '#src/rules/dubbing.ts'
import { dubbingOf, missingLanguages, tariffOf } from './dubbing-of.ts'

const isOrder = ({ transaction_id }: RunRow) => transaction_id === null

/**
 * Ends a run. An order without any speech is refused and refunded; for a renewal, spoken parts are paid from the
 * hold and the rest is returned.
 */
export function finishDub(tx: Transaction, run: RunRow) {
  const project = tx.projects.need(run.project_id)
  if (project.status !== projectStatuses.IN_PROGRESS) return
  const row = tx.dubbings.update(project.id, { step: null })
  tx.runs.update(run.id, { ended_at: tx.now })
  if (isOrder(run) && run.made === 0) {
    forgetMissing(tx, project.id)
    refuseOrder(tx, project, 'speech_unavailable')
    return
  }
  if (isOrder(run)) tx.dubbings.update(row.id, { dubbed_languages: [...row.target_languages] })
  const cost = isOrder(run) ? 0 : Math.min(run.held, renewalPrice(run.units / 1000, tariffOf(tx)))
  payFromHold(tx, run, cost)
  const spent = project.spent + cost
  changeProject(tx, project.id, {
    status: statusAfter(project.status, 'finish'),
    quoted: null,
    reject: null,
    spent,
  })
}

function forgetMissing(tx: Transaction, projectId: number) {
  const missing = missingLanguages(dubbingOf(tx, { id: projectId })).map(String)
  for (const { id, translations = {} } of blocksOf(tx, projectId)) {
    const left = Object.entries(translations).filter(([language]) => !missing.includes(language))
    tx.blocks.update(id, { translations: Object.fromEntries(left) })
  }
}
