import { statusAfter } from '#mocks/domain/project-status.ts'
import { requireLanguage } from '#mocks/features/projects/chosen-voice.ts'
import { blocksOf } from '#mocks/features/projects/outline.ts'
import type { ContextOf, StartedRun } from '#mocks/features/service.ts'
import { fieldRefusal, Refusal } from '#mocks/http/refusal.ts'
import type { BlockRow, ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { RecognitionRequest } from '#src/contract/generate-body.ts'
import { costOfPages, isPaid } from './page-price.ts'
import { readingSteps } from './reading-events.ts'

type Context = Pick<ContextOf<'generate'>, 'tx' | 'body'>

function chosenPages({ tx, body }: Context, project: ProjectRow): BlockRow[] {
  const pages = blocksOf(tx, project.id).filter(({ page }) => page)
  if (pages.length === 0) throw new Refusal(422, 'documents_missing')
  if (body.scope === 'all') return pages
  const wanted = new Set(body.block_ids)
  const isChosen = ({ id, status }: BlockRow) =>
    body.scope === 'blocks' ? wanted.has(id) : status !== 'ready'
  const chosen = pages.filter(isChosen)
  if (body.scope === 'blocks' && chosen.length < wanted.size)
    throw fieldRefusal('block_ids', 'block_not_found')
  if (chosen.length === 0) throw new Refusal(422, 'nothing_changed')
  return chosen
}

function saveRequest(
  tx: Transaction,
  project: ProjectRow,
  { request, isFromPicture }: { request: RecognitionRequest | undefined; isFromPicture: boolean },
) {
  const document = tx.documents.need(project.id)
  const languages = request?.languages ?? document.options.languages
  for (const language of languages) requireLanguage(tx, project.slug, language)
  tx.documents.update(project.id, {
    options: { languages: [...languages] },
    languages: [...languages],
    turn: request?.rotation ?? 0,
    is_from_picture: isFromPicture,
  })
}

/** Holds the price and starts to read. @throws RuleError, Refusal; nothing has changed then */
export function startReading(context: Context, project: ProjectRow): StartedRun {
  const { tx, body } = context
  const status = statusAfter(project.status, 'generate')
  const chosen = chosenPages(context, project)
  // A page selected by name is read from its picture, whatever text layer it has.
  const isFromPicture = body.scope === 'blocks'
  saveRequest(tx, project, { request: body.recognition, isFromPicture })
  const paid = isFromPicture ? chosen.length : chosen.filter(isPaid).length
  const cost = costOfPages(tx, project, paid)
  const ids = chosen.map(({ id }) => id)
  return readingSteps.start(tx, project, { status, ids, cost, expectedPrice: body.expected_price })
}
