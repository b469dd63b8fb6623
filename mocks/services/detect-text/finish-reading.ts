import { statusAfter } from '#mocks/domain/project-status.ts'
import { blocksOf } from '#mocks/features/projects/outline.ts'
import { changeProject } from '#mocks/features/projects/own-project.ts'
import { payFromHold } from '#mocks/features/runs/hold-price.ts'
import type { RunRow } from '#mocks/kernel/rows/run-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { costOfPages } from './page-price.ts'

function mainLanguage(tx: Transaction, projectId: number): number | undefined {
  const counts = new Map<number, number>()
  for (const { page } of blocksOf(tx, projectId)) {
    for (const id of page?.languages ?? []) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0]
}

/**
 * Ends a run: pays for pages with text from the hold and returns the rest. If no page has text, including earlier
 * ones, rejects the project.
 */
export function finishReading(tx: Transaction, run: RunRow): void {
  const project = tx.projects.need(run.project_id)
  const cost = Math.min(run.held, costOfPages(tx, project, run.units))
  payFromHold(tx, run, cost)
  tx.runs.update(run.id, { ended_at: tx.now })
  const blocks = blocksOf(tx, project.id)
  if (blocks.every(({ page }) => !page || page.lines.length === 0)) {
    const isDown = blocks.some(({ error }) => error === 'page_reading_unavailable')
    const key = isDown ? ('reading_unavailable' as const) : ('no_text_found' as const)
    const status = statusAfter(project.status, 'refuse')
    changeProject(tx, project.id, { status, reject: { key, refunded: run.held > 0 } })
    return
  }
  const status = statusAfter(project.status, 'finish')
  const language = mainLanguage(tx, project.id) ?? project.language
  changeProject(tx, project.id, { status, language, reject: null, spent: project.spent + cost })
}
