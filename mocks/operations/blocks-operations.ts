import { isStale } from '#mocks/domain/speech-input.ts'
import { requireVoice } from '#mocks/features/projects/chosen-voice.ts'
import { newVersion, requireBlockVersion, requireVersion } from '#mocks/features/projects/edit-versions.ts'
import { figuresAfterChange } from '#mocks/features/projects/figures.ts'
import { newBlock, requireBlockLimit } from '#mocks/features/projects/new-block.ts'
import { insertBlock, outlineOf, saveOutline } from '#mocks/features/projects/outline.ts'
import {
  blockOf,
  changeProject,
  openBlocksForEditing,
  ownProject,
} from '#mocks/features/projects/own-project.ts'
import { restoreBlock, setBlockAside } from '#mocks/features/projects/removed-blocks.ts'
import type { ContextOf } from '#mocks/features/service.ts'
import type { Operations } from '#mocks/http/operation.ts'
import { fieldRefusal, Refusal } from '#mocks/http/refusal.ts'
import type { BlockRow, ProjectRow, TakeRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { services } from '#mocks/services/services.ts'
import type { LocaleCode } from '#src/contract/primitives.ts'
import { requireSupportedCall } from './require-supported-call.ts'
import { withCleanText } from './save-blocks.ts'
import { blockView } from './views/block-view.ts'
import { summaryView } from './views/project-view.ts'

interface ViewContext {
  project: ProjectRow
  locale: LocaleCode
}

const viewAtPlace = (tx: Transaction, block: BlockRow, { project, locale }: ViewContext) =>
  blockView(tx, block, { project, locale, sort: outlineOf(tx, project.id).indexOf(block.id) })

function restoreTake(
  tx: Transaction,
  project: ProjectRow,
  block: BlockRow,
  takeId: number,
): Partial<BlockRow> {
  const take = tx.takes.get(takeId)
  if (!take || take.block_id !== block.id) throw new Refusal(404, 'take_not_found')
  const restored = { text: take.text, take_id: take.id, status: 'ready' as const, error: null }
  if (!isStale(take, { ...block, ...restored }, project)) return restored
  return { ...restored, voice_id: take.voice_id, settings: ownSettings(take, block) }
}

const ownSettings = ({ settings: { speed, pitch, pause } }: TakeRow, { type }: BlockRow) =>
  type === 'pause' ? { pause } : { speed, pitch }

const withoutFailure = ({ status, take_id }: BlockRow): Partial<BlockRow> =>
  status === 'failed' ? { status: take_id === null ? 'none' : 'ready', error: null } : {}

const spokenIn = ({ text, voice_id, settings }: ContextOf<'updateBlock'>['body']): Partial<BlockRow> => ({
  ...(text !== undefined && { text }),
  ...(voice_id !== undefined && { voice_id }),
  ...(settings !== undefined && { settings }),
})

type ClientId = ContextOf<'addBlock' | 'duplicateBlock'>['query']['client_id']

const blockByClientId = (tx: Transaction, { id }: ProjectRow, client_id: ClientId) =>
  client_id === undefined ? undefined : tx.blocks.first({ project_id: id, client_id })

const removedBlock = (tx: Transaction, { id }: ProjectRow, client_id: ClientId) =>
  client_id === undefined ? undefined : restoreBlock(tx, id, client_id)

function copyOfTake(tx: Transaction, take: TakeRow, blockId: number): TakeRow {
  const { id: _, ...rest } = take
  return tx.takes.create({ ...rest, block_id: blockId })
}

function copyOf(
  tx: Transaction,
  project: ProjectRow,
  { id: _, take_id, ...content }: BlockRow,
  client_id: ClientId,
) {
  const bare = { ...content, ...newVersion(project), client_id: client_id ?? null, take_id: null }
  const copy = tx.blocks.create(bare)
  const take = take_id === null ? undefined : copyOfTake(tx, tx.takes.need(take_id), copy.id)
  return tx.blocks.update(copy.id, { take_id: take?.id ?? null })
}

type BlockCall = 'addBlock' | 'updateBlock' | 'deleteBlock' | 'duplicateBlock' | 'sortBlocks'

function projectFor(call: BlockCall, context: ContextOf<BlockCall>, id: number): ProjectRow {
  const project = ownProject(context, context.params.slug, id)
  requireSupportedCall(project, call)
  return project
}

export const blocksOperations = {
  addBlock(context) {
    const { tx, query, customer, locale } = context
    const body = withCleanText(context.body)
    const project = projectFor('addBlock', context, query.project_id)
    const known = blockByClientId(tx, project, query.client_id)
    if (known) return viewAtPlace(tx, known, { project, locale })
    const patch = openBlocksForEditing(project)
    const count = outlineOf(tx, project.id).length
    requireBlockLimit(tx, project, count + 1)
    requireVoice(tx, customer.id, body.voice_id)
    const { text, voice_id = null, settings = null } = body
    const removed = removedBlock(tx, project, query.client_id)
    const spoken = { type: query.type ?? removed?.type ?? 'text', text, voice_id, settings }
    const content = services[project.slug].blockContent?.(tx, project, removed, body) ?? spoken
    const block = removed
      ? tx.blocks.update(removed.id, { ...content, ...newVersion(project) })
      : tx.blocks.create({
          ...newBlock(project.id, query.client_id ?? null, spoken),
          ...content,
          ...newVersion(project),
        })
    insertBlock(tx, project.id, block.id, query.sort ?? count)
    changeProject(tx, project.id, { ...patch, ...figuresAfterChange(tx, project, { put: [block] }) })
    return viewAtPlace(tx, block, { project, locale })
  },

  updateBlock(context) {
    const { tx, params, query, customer, locale } = context
    const body = withCleanText(context.body)
    const project = projectFor('updateBlock', context, params.projectId)
    const before = blockOf(tx, project, params.blockId)
    requireBlockVersion(project, before, query.version)
    const patch = openBlocksForEditing(project, [before])
    requireVoice(tx, customer.id, body.voice_id)
    const restored = query.take_id === undefined ? {} : restoreTake(tx, project, before, query.take_id)
    const given = services[project.slug].blockContent?.(tx, project, before, body) ?? spokenIn(body)
    const content = { ...withoutFailure(before), ...restored, ...given, ...newVersion(project) }
    const block = tx.blocks.update(before.id, content)
    const figures = figuresAfterChange(tx, project, { out: [before], put: [block] })
    const changed = changeProject(tx, project.id, { ...patch, ...figures })
    return {
      block: viewAtPlace(tx, block, { project: changed, locale }),
      project: summaryView(tx, changed, locale),
    }
  },

  deleteBlock(context) {
    const { tx, params, query, locale } = context
    const project = projectFor('deleteBlock', context, params.projectId)
    const block = blockOf(tx, project, params.blockId)
    requireBlockVersion(project, block, query.version)
    const patch = openBlocksForEditing(project, [block])
    const figures = figuresAfterChange(tx, project, { out: [block] })
    saveOutline(
      tx,
      project.id,
      outlineOf(tx, project.id).filter((id) => id !== block.id),
    )
    setBlockAside(tx, block)
    return { project: summaryView(tx, changeProject(tx, project.id, { ...patch, ...figures }), locale) }
  },

  duplicateBlock(context) {
    const { tx, params, query, locale } = context
    const project = projectFor('duplicateBlock', context, params.projectId)
    const original = blockOf(tx, project, params.blockId)
    const known = blockByClientId(tx, project, query.client_id)
    if (known) {
      return {
        block: viewAtPlace(tx, known, { project, locale }),
        project: summaryView(tx, project, locale),
      }
    }
    const patch = openBlocksForEditing(project, [original])
    requireBlockLimit(tx, project, outlineOf(tx, project.id).length + 1)
    const block = removedBlock(tx, project, query.client_id) ?? copyOf(tx, project, original, query.client_id)
    insertBlock(tx, project.id, block.id, outlineOf(tx, project.id).indexOf(original.id) + 1)
    const figures = figuresAfterChange(tx, project, { put: [block] })
    const changed = changeProject(tx, project.id, { ...patch, ...figures })
    return {
      block: viewAtPlace(tx, block, { project: changed, locale }),
      project: summaryView(tx, changed, locale),
    }
  },

  sortBlocks(context) {
    const { tx, params, body, locale } = context
    const project = projectFor('sortBlocks', context, params.id)
    requireVersion(project, body.version)
    const patch = openBlocksForEditing(project)
    const present = outlineOf(tx, project.id)
    const known = new Set(present)
    const wanted = new Set(body.block_ids)
    for (const id of wanted) if (!known.has(id)) throw fieldRefusal('block_ids', 'block_not_found')
    saveOutline(tx, project.id, [...wanted, ...present.filter((id) => !wanted.has(id))])
    return { project: summaryView(tx, changeProject(tx, project.id, patch), locale) }
  },
} satisfies Partial<Operations>
