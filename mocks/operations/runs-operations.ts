import { outlineOf } from '#mocks/features/projects/outline.ts'
import { ownProject } from '#mocks/features/projects/own-project.ts'
import type { Operations } from '#mocks/http/operation.ts'
import { Refusal } from '#mocks/http/refusal.ts'
import { services } from '#mocks/services/services.ts'
import { startExport } from './exports/start-export.ts'
import { blockView } from './views/block-view.ts'
import { exportView } from './views/export-view.ts'
import { projectView, summaryView } from './views/project-view.ts'

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
    const { tx, params, locale } = context
    const project = ownProject(context, params.slug, params.id)
    const run = project.run_id === null ? undefined : tx.runs.get(project.run_id)
    const inRun = new Set(run?.block_ids)
    const blocks = outlineOf(tx, project.id).flatMap((id, sort) =>
      inRun.has(id) ? [blockView(tx, tx.blocks.need(id), { project, sort, locale })] : [],
    )
    const exports = tx.exports
      .list({ where: { project_id: project.id } })
      .reverse()
      .map((row) => exportView(tx, row, locale))
    const { last_export } = project
    return {
      project: summaryView(tx, project, locale),
      blocks,
      exports,
      ...(last_export && { last_export }),
    }
  },

  exportProject(context) {
    const { tx, params, body, locale } = context
    const project = ownProject(context, params.slug, params.id)
    return { export: exportView(tx, startExport(tx, project, body), locale) }
  },

  getCode(context) {
    const { params } = context
    const project = ownProject(context, params.slug, params.id)
    const { code } = services[params.slug]
    if (!code) throw new Refusal(409, 'code_none')
    return code(context, project)
  },
} satisfies Partial<Operations>
