import { statusAfter } from '#mocks/domain/project-status.ts'
import { isSpeakable } from '#mocks/domain/speech-input.ts'
import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import { lightEvent } from '#mocks/kernel/time/event-handler.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import { blocksOf } from '../projects/outline.ts'
import { changeProject } from '../projects/own-project.ts'
import { openRun } from './open-run.ts'
import { refuseOrder } from './order.ts'
import { paceMs } from './pace.ts'
import { speechSteps } from './run-events.ts'

interface PaidRun {
  project_id: number
}

/** Starts the run of a quote that was paid: all of its blocks are spoken, and nothing more is charged. */
export const startPaidSpeech = lightEvent<PaidRun>('begin-paid-speech', {
  happen({ tx, payload }) {
    const project = tx.projects.get(payload.project_id)
    if (project?.status !== projectStatuses.ORDERED) return
    const ids = blocksOf(tx, project.id)
      .filter(isSpeakable)
      .map(({ id }) => id)
    if (ids.length === 0) {
      refuseOrder(tx, project, 'all_blocks_failed')
      return
    }
    const { run } = openRun(tx, { project, cost: 0, expectedPrice: undefined }, ids)
    for (const id of ids) tx.blocks.update(id, { status: 'queued', error: null })
    speechSteps.begin(tx, run)
    changeProject(tx, project.id, { status: statusAfter(project.status, 'begin'), run_id: run.id })
  },
})

export function planPaidSpeech(tx: Transaction, { id }: ProjectRow): void {
  tx.agenda.plan(startPaidSpeech, { project_id: id }, { afterMs: paceMs(tx), key: `project:${id}` })
}
