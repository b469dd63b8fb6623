import { refuseDeletion, statusAfter } from '#mocks/domain/project-status.ts'
import { firstVoice, requireLanguage, requireVoice } from '#mocks/features/projects/chosen-voice.ts'
import { requireVersion } from '#mocks/features/projects/edit-versions.ts'
import { sumFigures } from '#mocks/features/projects/figures.ts'
import { blocksOf } from '#mocks/features/projects/outline.ts'
import {
  changeProject,
  openBlocksForEditing,
  openForEditing,
  ownProject,
} from '#mocks/features/projects/own-project.ts'
import { forgetBlocks } from '#mocks/features/projects/removed-blocks.ts'
import type { ContextOf, EarlyContextOf, Service } from '#mocks/features/service.ts'
import type { Operations } from '#mocks/http/operation.ts'
import { Refusal } from '#mocks/http/refusal.ts'
import type { Database } from '#mocks/kernel/db/database.ts'
import type { ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { say } from '#mocks/messages/catalogue.ts'
import { services } from '#mocks/services/services.ts'
import { projectStatuses } from '#src/contract/project-summary.ts'
import type { SaveBody } from '#src/contract/projects.ts'
import { removeVoice } from './remove-voice.ts'
import { requireSupportedCall } from './require-supported-call.ts'
import { saveBlocks } from './save-blocks.ts'
import { changesSince } from './views/progress-mark.ts'
import { newProjectView, projectView, summaryView } from './views/project-view.ts'

const NEW_PROJECT_FIELDS = {
  status: projectStatuses.DRAFT,
  settings: null,
  domain: null,
  selector: null,
  quoted: null,
  price_expires_at: null,
  run_id: null,
  reject: null,
  characters: 0,
  units: 0,
  full_price: 0,
  duration: 0,
  spent: 0,
  version: 1,
} satisfies Partial<ProjectRow>

const withoutContent = ({ blocks, language, voice_id, settings }: SaveBody) =>
  [blocks, language, voice_id, settings].every((part) => part === undefined)

/** Row changes at the start of a save. Saving nothing returns a project that waits for payment to draft. */
function reopenChanges(project: ProjectRow, body: SaveBody): Partial<ProjectRow> {
  const { blocks, ...rest } = body
  if (blocks && withoutContent(rest)) return openBlocksForEditing(project)
  if (project.status !== projectStatuses.WAITING_FOR_ORDERING || !withoutContent(body)) {
    return openForEditing(project)
  }
  return { status: statusAfter(project.status, 'withdraw'), quoted: null, price_expires_at: null }
}

function removeProject(tx: Transaction, project: ProjectRow) {
  const { id, slug } = project
  const { madeVoice, remove } = services[slug]
  const voiceId = madeVoice?.(tx, project)
  if (typeof voiceId === 'number') removeVoice(tx, voiceId)
  remove?.(tx, project)
  forgetBlocks(tx, id)
  for (const file of tx.exports.list({ where: { project_id: id } })) {
    if (file.file !== null) tx.files.remove(file.file)
    tx.exports.remove(file.id)
  }
  if (tx.outlines.get(id)) tx.outlines.remove(id)
  tx.agenda.cancel(`project:${id}`)
  tx.projects.remove(id)
}

type ProjectSearch = Pick<EarlyContextOf<'initProject'>, 'customer' | 'query'>

/** The project of a repeated upload whose first response was lost. */
function knownProject(db: Database, { customer, query: { client_id } }: ProjectSearch) {
  return client_id === undefined ? undefined : db.projects.first({ customer_id: customer.id, client_id })
}

async function initProject(context: ContextOf<'initProject'>, init: Service['init']) {
  const { tx, customer, params, query, body, locale } = context
  const known = knownProject(tx, context)
  if (known) return { project: newProjectView(tx, known, locale) }
  const { slug } = params
  const language = body.language ?? tx.languages.first({ code: locale })?.id ?? 1
  requireLanguage(tx, slug, language)
  requireVoice(tx, customer.id, body.voice_id)
  const { facts, begin } = services[slug]
  const own = await begin?.(context)
  const earlier = tx.projects.list({ where: { customer_id: customer.id, slug } })
  const number = earlier.filter(({ is_sample }) => !is_sample).length + 1
  const project = tx.projects.create({
    ...NEW_PROJECT_FIELDS,
    customer_id: customer.id,
    client_id: query.client_id ?? null,
    slug,
    title: body.title ?? say(locale, 'default_title', { number }),
    language,
    voice_id: body.voice_id ?? (facts.has_voice ? firstVoice(tx, customer.id, language) : null),
    settings: body.settings ?? null,
    created_at: tx.now,
    updated_at: tx.now,
    sequence: tx.projects.nextSequence(),
    ...own,
  })
  await init?.(context, project)
  return { project: newProjectView(tx, tx.projects.need(project.id), locale) }
}

async function changeSettings(context: ContextOf<'updateSettings'>, change: Service['updateSettings']) {
  const { tx, params, body, locale } = context
  const project = ownProject(context, params.slug, params.id)
  const { page } = services[project.slug]
  if (page && body.page_url !== undefined) {
    return { project: projectView(tx, project, locale), page: page(context, project) }
  }
  if (!change) throw new Refusal(409, 'settings_none')
  requireVersion(project, body.version)
  const patch = { ...openForEditing(project), ...(await change(context, project)) }
  const figures = sumFigures(tx, { ...project, ...patch }, blocksOf(tx, project.id))
  return { project: projectView(tx, changeProject(tx, project.id, { ...patch, ...figures }), locale) }
}

export const projectsOperations = {
  getProjects: ({ tx, customer, params, locale }) => ({
    projects: tx.projects
      .list({ where: { customer_id: customer.id, slug: params.slug }, order: 'latest' })
      .map((project) => summaryView(tx, project, locale)),
  }),

  getProject(context) {
    const { tx, params, query, locale } = context
    const project = ownProject(context, params.slug, params.id)
    const { since } = query
    const changes = changesSince(since, {
      tx,
      project,
      locale,
      blocks: blocksOf(tx, project.id),
      exports: [],
    })
    return { project: projectView(tx, project, locale, changes?.blocks), ...(changes && { since }) }
  },

  initProject: {
    async prepare(early) {
      const { prepareInit, init } = services[early.params.slug]
      if (!prepareInit || knownProject(early.db, early)) return (context) => initProject(context, init)
      const prepared = await prepareInit(early)
      return (context) => initProject(context, prepared)
    },
  },

  deleteProject(context) {
    const project = ownProject(context, context.params.slug, context.params.id)
    refuseDeletion(project.status)
    removeProject(context.tx, project)
  },

  updateTitle(context) {
    const { tx, params, body, locale } = context
    const project = ownProject(context, params.slug, params.id)
    services[params.slug].rename?.(context, project)
    return { project: summaryView(tx, changeProject(tx, project.id, { title: body.title }), locale) }
  },

  saveProject(context) {
    const { tx, params, body, customer, locale } = context
    const project = ownProject(context, params.slug, params.id)
    requireVersion(project, body.version)
    const patch: Partial<ProjectRow> = reopenChanges(project, body)
    if (body.language !== undefined) requireLanguage(tx, project.slug, body.language)
    requireVoice(tx, customer.id, body.voice_id)
    if (body.blocks && body.blocks.length > 0) requireSupportedCall(project, 'addBlock')
    if (body.blocks) saveBlocks(tx, project, body.blocks, body)
    if (body.language !== undefined) patch.language = body.language
    if (body.voice_id !== undefined) patch.voice_id = body.voice_id
    if (body.settings !== undefined) patch.settings = body.settings
    Object.assign(patch, services[project.slug].save?.(context, project))
    const figures = sumFigures(tx, { ...project, ...patch }, blocksOf(tx, project.id))
    return { project: projectView(tx, changeProject(tx, project.id, { ...patch, ...figures }), locale) }
  },

  updateSettings: {
    async prepare(early) {
      const { prepareSettings, updateSettings } = services[early.params.slug]
      const change = prepareSettings ? await prepareSettings(early) : updateSettings
      return (context) => changeSettings(context, change)
    },
  },
} satisfies Partial<Operations>
