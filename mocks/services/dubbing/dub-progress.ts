import { itemsPerStep } from '#mocks/features/recordings/items-per-step.ts'
import { paceMs } from '#mocks/features/runs/pace.ts'
import type { DubbingRow } from '#mocks/kernel/rows/dubbing-rows.ts'
import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { RunRow } from '#mocks/kernel/rows/run-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { type DubbingStep, type ProjectSummary, projectStatuses } from '#src/contract/project-summary.ts'
import { missingLanguages } from './dubbing-of.ts'
import { recognisedSegments } from './listen.ts'

/** Percentage at the start of each step, and the step's share of the whole. */
const STEPS: Readonly<Record<DubbingStep, readonly [from: number, share: number]>> = {
  listening: [0, 25],
  translating: [25, 10],
  speaking: [35, 55],
  mixing: [90, 9],
}

/** Number of languages without any translation of the run yet. */
function untranslatedCount(tx: Transaction, row: DubbingRow, run: RunRow): number {
  const translations = tx.blocks.get(run.block_ids[0] ?? 0)?.translations ?? {}
  return missingLanguages(row).filter((language) => translations[language] === undefined).length
}

/** Finished share of the current step, from 0 to 1, and the remaining turns. */
function workOf(tx: Transaction, row: DubbingRow, run: RunRow): { done: number; turns: number } {
  const count = run.block_ids.length
  // After its last segment or language a step takes one more turn, which starts the next step.
  switch (row.step) {
    case 'listening': {
      const total = recognisedSegments(tx, row).length
      const toHear = Math.ceil((total - count) / itemsPerStep(total))
      return { done: count / Math.max(1, total), turns: toHear + missingLanguages(row).length + total + 2 }
    }
    case 'translating':
      return { done: 0, turns: untranslatedCount(tx, row, run) + count + 2 }
    case 'speaking':
      return { done: run.done / Math.max(1, count), turns: count - run.done + 1 }
    default:
      return { done: 0, turns: 1 }
  }
}

/** Finished percentage and remaining seconds of a dub in progress. */
export function dubProgress(
  tx: Transaction,
  { status, run_id }: ProjectRow,
  row: DubbingRow,
): Pick<ProjectSummary, 'progress' | 'eta_seconds'> | undefined {
  const run = run_id === null ? undefined : tx.runs.get(run_id)
  if (status !== projectStatuses.IN_PROGRESS || !run || !row.step) return undefined
  const [from, share] = STEPS[row.step]
  const { done, turns } = workOf(tx, row, run)
  return {
    progress: Math.round(from + share * done),
    eta_seconds: Math.ceil((turns * Math.max(paceMs(tx), 400)) / 1000),
  }
}
