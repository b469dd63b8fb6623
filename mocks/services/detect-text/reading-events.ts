import type { Engines } from '#mocks/engines/engines.ts'
import {
  type ReadPage,
  RecognitionUnavailableError,
  UnreadableDocument,
} from '#mocks/engines/pages/page-engine.ts'
import { newVersion } from '#mocks/features/projects/edit-versions.ts'
import { figuresAfterChange } from '#mocks/features/projects/figures.ts'
import { changeProject } from '#mocks/features/projects/own-project.ts'
import { createRunSteps, type Step, stepOf } from '#mocks/features/runs/run-steps.ts'
import type { Database } from '#mocks/kernel/db/database.ts'
import type { PageContent } from '#mocks/kernel/rows/detect-text-rows.ts'
import type { BlockRow } from '#mocks/kernel/rows/project-rows.ts'
import { type HeavyContext, heavyEvent } from '#mocks/kernel/time/event-handler.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { PageSource } from '#src/contract/detect-text.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import { textOfLines } from '#src/rules/page-words.ts'
import { finishReading } from './finish-reading.ts'
import { isPaid } from './page-price.ts'
import { makePagePicture, pictureKey, turnedBy, turnedPicture } from './pictures/page-pictures.ts'

/** Smallest reported progress, as a share of a page. */
const SHARE_STEP = 0.1

type Reason = 'page_without_text' | 'page_reading_unavailable' | 'page_reading_failed' | 'page_too_intricate'
type ReadResult = ReadPage & { source: PageSource }
type Outcome = ReadResult | { reason: Reason }
type Context = HeavyContext<Step, Engines>

const codesOf = (db: Database, ids: readonly number[]) =>
  ids.flatMap((id) => (db.languages.get(id)?.code ?? []) as LocaleCode)

async function pictureOf(context: Context, key: string): Promise<Blob> {
  const kept = await context.files.read(key)
  if (kept) return kept
  const made = await makePagePicture(key, context)
  if (!made) throw new Error(`there is no picture ${key}`)
  await context.write((tx) => tx.files.put(made))
  return new Blob([made.content], { type: made.mime })
}

function reportShare({ payload, write }: Context) {
  let told = 0
  return (share: number) => {
    if (share < told + SHARE_STEP) return
    told = share
    void write((tx) => tx.runs.update(payload.run_id, { share }))
  }
}

/** Reads a picture, with one retry, because the price of the page is held already. */
async function readWithRetry(context: Context, picture: Blob, languages: readonly LocaleCode[]) {
  const { signal, engines } = context
  const onProgress = reportShare(context)
  const read = () => engines.pages.read(picture, languages, { signal, onProgress })
  return read().catch(() => {
    signal.throwIfAborted()
    return read()
  })
}

async function readPicture(context: Context, page: PageContent): Promise<Outcome> {
  const { languages, turn = 0 } = documentOf(context)
  try {
    const turned = turn === 0 ? undefined : await turnedPicture(context, page, turn)
    const picture = turned?.content ?? (await pictureOf(context, page.image))
    const read = await readWithRetry(context, picture, codesOf(context.db, languages))
    if (read.lines.length === 0) return { reason: 'page_without_text' }
    const lying = turned && { picture: turned, ...read, rotation: turnedBy(read.rotation, turn) }
    return { source: 'recognised', ...(lying ?? read) }
  } catch (error) {
    if (error instanceof RecognitionUnavailableError) return { reason: 'page_reading_unavailable' }
    if (error instanceof UnreadableDocument && error.fault === 'intricate')
      return { reason: 'page_too_intricate' }
    throw error
  }
}

const documentOf = ({ db, payload }: Context) => db.documents.need(db.runs.need(payload.run_id).project_id)

/** Reads the pages of a run in sequence, one event per page, so that a reload loses none. */
export const readNextPage = heavyEvent<Step, Outcome, Engines>('read-page', {
  async compute(context) {
    const { block } = stepOf(context.db, context.payload)
    await context.write((tx) => tx.blocks.update(block.id, { status: 'running' }))
    const { page } = block
    if (!page) return { reason: 'page_reading_failed' }
    const isThere = !isPaid(block) && !documentOf(context).is_from_picture
    if (isThere) return { source: 'text_layer', lines: page.lines, languages: [], rotation: 0 }
    return readPicture(context, page)
  },

  done({ tx, payload, result }) {
    if ('reason' in result) readingSteps.fail(tx, payload, result.reason)
    else savePage(tx, payload, result)
  },

  failed: ({ tx, payload }) => readingSteps.fail(tx, payload, 'page_reading_failed'),
})

/** The page after reading, rotated and straightened if needed. */
function pageRead(tx: Transaction, step: Step, block: BlockRow, read: ReadResult): PageContent | undefined {
  const { page } = block
  if (!page) return undefined
  const languages = read.languages.flatMap((code) => tx.languages.first({ code })?.id ?? [])
  const known = { ...page, lines: read.lines, languages, source: read.source }
  if (!read.picture) return known
  const { content, width, height } = read.picture
  const image = pictureKey(block.id, step.run_id)
  tx.files.put({ key: image, content, mime: 'image/jpeg', name: image })
  return { ...known, image, width, height, rotation: turnedBy(page.rotation, read.rotation) }
}

function savePage(tx: Transaction, step: Step, read: ReadResult) {
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
  changeProject(tx, project.id, figuresAfterChange(tx, project, { out: [block], put: [after] }))
  const units = run.units + (read.source === 'recognised' ? 1 : 0)
  readingSteps.next(tx, tx.runs.update(run.id, { made: run.made + 1, units }), step.index)
}

export const readingSteps = createRunSteps(readNextPage, finishReading)
