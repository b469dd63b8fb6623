import { blocksOf, outlineOf } from '#mocks/features/projects/outline.ts'
import { ownProject } from '#mocks/features/projects/own-project.ts'
import type { ContextOf } from '#mocks/features/service.ts'
import type { Operations } from '#mocks/http/operation.ts'
import { Refusal } from '#mocks/http/refusal.ts'
import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { services } from '#mocks/services/services.ts'
import { startExport } from './exports/start-export.ts'
import { blockView } from './views/block-view.ts'
import { exportView } from './views/export-view.ts'
import { blockViews, projectView, summaryView } from './views/project-view.ts'

/** The blocks of a run or, for a bot, a page of those before a block. */
function wantedBlocks(
  tx: Transaction,
  { id, slug, run_id }: ProjectRow,
  { before, conversation_id }: ContextOf<'getResponse'>['query'],
) {
  const { earlier } = services[slug]
  if (earlier && before !== undefined) return earlier(blocksOf(tx, id), before, conversation_id)
  const inRun = run_id === null ? undefined : tx.runs.get(run_id)?.block_ids
  return { blocks: (inRun ?? []).flatMap((blockId) => tx.blocks.get(blockId) ?? []) }
}

export const runsOperations = {
  async generate(context) {
    const { tx, params, locale } = context
    const owned = ownProject(context, params.slug, params.id)
    const { project, price, added } = await services[params.slug].generate(context, owned)
    if (!added) return { project: projectView(tx, project, locale), price }
    const first = outlineOf(tx, project.id).length - added.length
    const blocks = added.map((id, place) =>
      blockView(tx, tx.blocks.need(id), { project, sort: first + place, locale }),
    )
    return { project: summaryView(tx, project, locale), blocks, price }
  },

  getResponse(context) {
    const { tx, params, query, locale } = context
    const project = ownProject(context, params.slug, params.id)
    const { blocks, ...left } = wantedBlocks(tx, project, query)
    const exports = tx.exports
      .list({ where: { project_id: project.id } })
      .reverse()
      .map((row) => exportView(tx, row, locale))
    const { last_export } = project
    return {
      project: summaryView(tx, project, locale),
      blocks: blockViews(tx, blocks, { project, all: blocksOf(tx, project.id), locale }),
      exports,
      ...(last_export && { last_export }),
      ...left,
    }
  },

  exportProject(context) {
    const { tx, params, query, body, locale } = context
    const project = ownProject(context, params.slug, params.id)
    return { export: exportView(tx, startExport(tx, project, body, query.client_id), locale) }
  },

  getCode(context) {
    const { params } = context
    const project = ownProject(context, params.slug, params.id)
    const { code } = services[params.slug]
    if (!code) throw new Refusal(409, 'code_none')
    return code(context, project)
  },
} satisfies Partial<Operations>
