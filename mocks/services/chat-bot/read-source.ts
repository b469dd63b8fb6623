import type { Engines } from '#mocks/engines/engines.ts'
import { figuresAfterChange } from '#mocks/features/projects/figures.ts'
import { changeProject } from '#mocks/features/projects/own-project.ts'
import type { SourceRow } from '#mocks/kernel/rows/chat-bot-rows.ts'
import type { BlockRow } from '#mocks/kernel/rows/project-rows.ts'
import { type HeavyContext, heavyEvent } from '#mocks/kernel/time/event-handler.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import { samplePage } from './sample-site.ts'
import { readSourceFile, UnreadSource } from './source-text.ts'

interface SourceRequest {
  block_id: number
}

type Outcome =
  | { text: string; unread_pages?: string }
  | { reason: NonNullable<BlockRow['error']>; other_kind?: string | undefined }
  | undefined

async function textOf(
  { db, files, engines }: HeavyContext<SourceRequest, Engines>,
  source: SourceRow,
  block: BlockRow,
) {
  if (source.kind === 'address') {
    const text = samplePage(source.address ?? '')
    if (text === undefined) throw new UnreadSource('source_page_unknown')
    return { text }
  }
  const blob = await files.read(source.file ?? '')
  if (!blob) throw new UnreadSource('source_not_read')
  const language = db.languages.get(db.projects.need(block.project_id).language)?.code ?? 'en'
  return readSourceFile(engines, { blob, ending: source.ending ?? '', locale: language as LocaleCode })
}

interface ReadContent extends Partial<BlockRow> {
  unread_pages?: string | undefined
  other_kind?: string | undefined
}

function saveContent(
  tx: Transaction,
  { block_id }: SourceRequest,
  { unread_pages, other_kind, ...change }: ReadContent,
) {
  // It may have been removed meanwhile.
  const before = tx.blocks.get(block_id)
  if (!before?.source) return
  const source = { ...before.source, unread_pages, other_kind, read_at: tx.now }
  const after = tx.blocks.update(block_id, { ...change, source })
  const project = tx.projects.need(before.project_id)
  changeProject(tx, project.id, figuresAfterChange(tx, project, { out: [before], put: [after] }))
}

export const readSource = heavyEvent<SourceRequest, Outcome, Engines>('read-source', {
  async compute(context) {
    const block = context.db.blocks.get(context.payload.block_id)
    if (!block?.source) return undefined
    await context.write((tx) => tx.blocks.get(block.id) && tx.blocks.update(block.id, { status: 'running' }))
    try {
      return await textOf(context, block.source, block)
    } catch (error) {
      if (error instanceof UnreadSource) return { reason: error.reason, other_kind: error.kind }
      throw error
    }
  },

  done({ tx, payload, result }) {
    if (result === undefined) return
    if ('reason' in result) {
      const { reason: error, other_kind } = result
      saveContent(tx, payload, { status: 'failed', error, other_kind })
    } else saveContent(tx, payload, { status: 'ready', error: null, ...result })
  },

  failed: ({ tx, payload }) => saveContent(tx, payload, { status: 'failed', error: 'source_not_read' }),
})

export function planReading(tx: Transaction, { id, project_id }: BlockRow): void {
  tx.agenda.plan(readSource, { block_id: id }, { at: tx.now, key: `project:${project_id}` })
}
