import type { Engines } from '#mocks/engines/engines.ts'
import { type ReadPage, RecognitionUnavailableError } from '#mocks/engines/pages/page-engine.ts'
import { newVersion } from '#mocks/features/projects/edit-versions.ts'
import { movedFigures } from '#mocks/features/projects/figures.ts'
import { changeProject } from '#mocks/features/projects/own-project.ts'
import { createRunSteps, type Step, stepOf } from '#mocks/features/runs/run-steps.ts'
import type { Database } from '#mocks/kernel/db/database.ts'
import type { PageContent } from '#mocks/kernel/rows/detect-text-rows.ts'
import type { BlockRow } from '#mocks/kernel/rows/project-rows.ts'
import { type HeavyContext, heavyEvent } from '#mocks/kernel/time/event-handler.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { Rotation } from '#src/contract/detect-text.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import { textOfLines } from '#src/rules/page-words.ts'
import { finishReading } from './finish-reading.ts'
import { isPaid } from './page-price.ts'
import { makePagePicture, pictureKey, removePictures } from './pictures/page-pictures.ts'

type Reason = 'page_without_text' | 'page_reading_unavailable' | 'page_reading_failed'
type Outcome = ReadPage | { reason: Reason }

const codesOf = (db: Database, ids: readonly number[]) =>
  ids.flatMap((id) => (db.languages.get(id)?.code ?? []) as LocaleCode)

async function pictureOf(context: HeavyContext<Step, Engines>, key: string): Promise<Blob> {
  const kept = await context.files.read(key)
  if (kept) return kept
  const made = await makePagePicture(key, context)
  if (!made) throw new Error(`there is no picture ${key}`)
  await context.write((tx) => tx.files.put(made))
  return new Blob([made.content], { type: made.mime })
}

async function readPicture(context: HeavyContext<Step, Engines>, page: PageContent): Promise<Outcome> {
  const { db, engines, payload, signal } = context
  const picture = await pictureOf(context, page.image)
  const wanted = db.documents.need(db.runs.need(payload.run_id).project_id).languages
  const read = await engines.pages.read(picture, codesOf(db, wanted), { signal }).catch((error: unknown) => {
    if (error instanceof RecognitionUnavailableError) return { reason: 'page_reading_unavailable' as const }
    throw error
  })
  return 'lines' in read && read.lines.length === 0 ? { reason: 'page_without_text' } : read
}

/** Reads the pages of a run one after the other, each in a step of its own, so that none is lost on the way. */
export const readNextPage = heavyEvent<Step, Outcome, Engines>('read-page', {
  async compute(context) {
    const { block } = stepOf(context.db, context.payload)
    await context.write((tx) => tx.blocks.update(block.id, { status: 'running' }))
    const { page } = block
    if (!page) return { reason: 'page_reading_failed' }
    if (!isPaid(block)) return { lines: page.lines, languages: [], rotation: 0 }
    return readPicture(context, page)
  },

  done({ tx, payload, result }) {
    if ('reason' in result) readingSteps.fail(tx, payload, result.reason)
    else keepPage(tx, payload, result)
  },

  failed: ({ tx, payload }) => readingSteps.fail(tx, payload, 'page_reading_failed'),
})

/** The page as it lies once it has been read: turned and straightened where that was needed. */
function pageRead(tx: Transaction, step: Step, block: BlockRow, read: ReadPage): PageContent | undefined {
  const { page } = block
  if (!page) return undefined
  const languages = read.languages.flatMap((code) => tx.languages.first({ code })?.id ?? [])
  const known = { ...page, lines: read.lines, languages }
  if (!read.picture) return known
  const { content, width, height } = read.picture
  const image = pictureKey(block.id, step.run_id * 2 + 1)
  removePictures(tx, page)
  tx.files.put({ key: image, content, mime: 'image/jpeg', name: image })
  const rotation = ((page.rotation + read.rotation) % 360) as Rotation
  return { ...known, image, width, height, rotation }
}

function keepPage(tx: Transaction, step: Step, read: ReadPage) {
  const { run, block } = stepOf(tx, step)
  const project = tx.projects.need(run.project_id)
  const page = pageRead(tx, step, block, read)
  const after = tx.blocks.update(block.id, {
    status: 'ready',
    error: null,
    text: textOfLines(read.lines),
    ...(page && { page }),
    ...newVersion(project),
  })
  changeProject(tx, project.id, movedFigures(tx, project, { out: [block], put: [after] }))
  const units = run.units + (isPaid(block) ? 1 : 0)
  readingSteps.next(tx, tx.runs.update(run.id, { made: run.made + 1, units }), step.index)
}

export const readingSteps = createRunSteps(readNextPage, finishReading)
