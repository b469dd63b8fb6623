import type { Database } from '#mocks/kernel/db/database.ts'
import type { BlockRow, ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { RunRow } from '#mocks/kernel/rows/run-rows.ts'
import type { EventName } from '#mocks/kernel/transactions/event-name.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { applyResult, changeProject } from '../projects/own-project.ts'
import type { StartedRun } from '../service.ts'
import { openRun } from './open-run.ts'
import { paceMs } from './pace.ts'

/** The place of a block among those of its run, from 0. */
export interface Step {
  run_id: number
  index: number
}

interface NewRun {
  status: ProjectRow['status']
  ids: readonly number[]
  cost: number
  expectedPrice: string | undefined
}

export function stepOf(db: Pick<Database, 'runs' | 'blocks' | 'projects'>, { run_id, index }: Step) {
  const run = db.runs.need(run_id)
  const block = db.blocks.need(run.block_ids[index] ?? 0)
  return { run, block, project: db.projects.need(run.project_id) }
}

/**
 * Processes the blocks of a run in sequence, one event per block, so that a reload loses none.
 * @param event processes one block, then calls `next` or `fail`
 * @param finish runs after the last block
 */
export function createRunSteps(event: EventName<Step>, finish: (tx: Transaction, run: RunRow) => void) {
  // Counts times from the start of the run, so that the customer's absence delays no step.
  function plan(tx: Transaction, run: RunRow, index: number) {
    const at = run.started_at + index * paceMs(tx)
    tx.agenda.plan(event, { run_id: run.id, index }, { at, key: `project:${run.project_id}` })
  }
  function begin(tx: Transaction, run: RunRow) {
    if (run.done < run.block_ids.length) plan(tx, run, run.done)
    else finish(tx, run)
  }
  function next(tx: Transaction, { id, project_id }: RunRow, index: number) {
    const run = tx.runs.update(id, { done: index + 1, share: 0 })
    applyResult(tx, project_id)
    begin(tx, run)
  }
  return {
    /** Starts with the first block that is not done. */
    begin,
    /**
     * Holds the price of the blocks and starts with the first one.
     * @param status status of the project in the run
     * @param cost in qəpik
     * @throws RuleError, Refusal; nothing has changed then
     */
    start(tx: Transaction, project: ProjectRow, { status, ids, cost, expectedPrice }: NewRun): StartedRun {
      const { run, price } = openRun(tx, { project, cost, expectedPrice }, ids)
      for (const id of ids) tx.blocks.update(id, { status: 'queued', error: null })
      begin(tx, run)
      return { project: changeProject(tx, project.id, { status, run_id: run.id, reject: null }), price }
    },
    next,
    fail(tx: Transaction, step: Step, error: NonNullable<BlockRow['error']>) {
      const { run, block } = stepOf(tx, step)
      tx.blocks.update(block.id, { status: 'failed', error })
      next(tx, run, step.index)
    },
  }
}
