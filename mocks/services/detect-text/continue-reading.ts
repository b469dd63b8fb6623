import { newBlock } from '#mocks/features/projects/new-block.ts'
import { saveOutline } from '#mocks/features/projects/outline.ts'
import { isQueuedOrRunning, openRunAtProgress, unusedId } from '#mocks/features/runs/continue-run.ts'
import type { BlockRow, ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { Block } from '#src/contract/block.ts'
import type { DocumentPage } from '#src/contract/detect-text.ts'
import type { Project } from '#src/contract/project.ts'
import { qepikOf } from '#src/rules/money.ts'
import { pictureKey } from './pictures/page-pictures.ts'
import { readingSteps } from './reading-events.ts'

/** A report has no pictures: this page of the sandbox is read instead. */
const REPLACEMENT_PAGE = 'sample-page-receipt'

function savePage(tx: Transaction, project: ProjectRow, shown: Block, page: DocumentPage | undefined) {
  const { text, client_id = null, generated } = shown
  const content = { type: 'page', text, voice_id: null, settings: null } as const
  const block = tx.blocks.create({ ...newBlock(project.id, client_id, content), ...unusedId(tx, shown) })
  const { width = 1, height = 1, source = 'recognised', languages = [] } = page ?? {}
  return tx.blocks.update(block.id, {
    status: isQueuedOrRunning(generated) ? 'queued' : generated.status,
    page: {
      ...{ width, height, source, languages, file: REPLACEMENT_PAGE, number: 1, rotation: 0, crop: null },
      image: pictureKey(block.id, 0),
      lines: generated.lines ?? [],
    },
  })
}

/** Continues to read pages from where a report shows it. */
export function continueReading(tx: Transaction, project: ProjectRow, shown: Project): void {
  const { pages, recognition } = shown.body
  const options = { languages: recognition?.languages ?? [] }
  // A page that a run has queued is read from its picture.
  tx.documents.create({ id: project.id, options, languages: options.languages, is_from_picture: true })
  const blocks = shown.body.blocks.map((block) =>
    savePage(
      tx,
      project,
      block,
      pages?.find(({ id }) => id === block.id),
    ),
  )
  const idsOf = (these: readonly BlockRow[]) => these.map(({ id }) => id)
  saveOutline(tx, project.id, idsOf(blocks))
  const done = blocks.filter(({ status }) => status === 'ready')
  const cost = qepikOf(shown.price ?? '0.00')
  const ahead = idsOf(blocks.filter(isQueuedOrRunning))
  const run = openRunAtProgress(tx, project, { done: idsOf(done), ahead, progress: shown.progress, cost })
  readingSteps.begin(tx, tx.runs.update(run.id, { units: run.done }))
}
