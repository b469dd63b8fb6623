import { blocksOf, outlineOf } from '#mocks/features/projects/outline.ts'
import { ownProject } from '#mocks/features/projects/own-project.ts'
import type { ContextOf } from '#mocks/features/service.ts'
import type { Operations } from '#mocks/http/operation.ts'
import { Refusal } from '#mocks/http/refusal.ts'
import type { BlockRow } from '#mocks/kernel/rows/project-rows.ts'
import { services } from '#mocks/services/services.ts'
import { type AlignedBlocks, alignBlocks } from './align-blocks.ts'
import { startExport } from './exports/start-export.ts'
import { blockView } from './views/block-view.ts'
import { exportView, exportViews } from './views/export-view.ts'
import { blocksOfRun, changesSince, progressMark } from './views/progress-mark.ts'
import { blockViews, projectView, summaryView, wholeBlockCount } from './views/project-view.ts'

function getResponse(context: ContextOf<'getResponse'>, aligned: AlignedBlocks) {
  const { tx, params, query, locale } = context
  const project = ownProject(context, params.slug, params.id)
  const all = blocksOf(tx, project.id).map((block) => aligned.get(block) ?? block)
  const viewsOf = (blocks: readonly BlockRow[], wholeCount?: number) =>
    blockViews(tx, blocks, { project, all, locale, wholeCount })
  const summary = summaryView(tx, project, locale)
  const { before, conversation_id, block_ids, since } = query
  const { earlier } = services[project.slug]
  if (earlier && before !== undefined) {
    const { blocks, ...left } = earlier(all, before, conversation_id)
    return { project: summary, blocks: viewsOf(blocks), ...left }
  }
  if (block_ids !== undefined) {
    const wanted = new Set(block_ids.split(',').map(Number))
    return { project: summary, blocks: viewsOf(all.filter(({ id }) => wanted.has(id))) }
  }
  const exports = exportViews(tx, project, locale)
  const shown = { tx, project, locale, blocks: all, exports }
  const changes = changesSince(since, shown)
  const { last_export } = project
  return {
    project: summary,
    blocks: changes ? viewsOf(changes.blocks) : viewsOf(blocksOfRun(tx, project), wholeBlockCount(project)),
    ...(changes?.areExportsChanged !== false && { exports, ...(last_export && { last_export }) }),
    ...(changes && { since }),
    mark: progressMark(shown),
  }
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

  getResponse: {
    async prepare(early) {
      const aligned = early.query.times ? await alignBlocks(early) : new Map<BlockRow, BlockRow>()
      return (context) => getResponse(context, aligned)
    },
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
