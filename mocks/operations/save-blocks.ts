import { requireVoice } from '#mocks/features/projects/chosen-voice.ts'
import { newVersion } from '#mocks/features/projects/edit-versions.ts'
import { newBlock, requireBlockLimit } from '#mocks/features/projects/new-block.ts'
import { outlineOf, saveOutline } from '#mocks/features/projects/outline.ts'
import { openBlocksForEditing } from '#mocks/features/projects/own-project.ts'
import { blockByClientId, setBlockAside } from '#mocks/features/projects/removed-blocks.ts'
import { fieldRefusal } from '#mocks/http/refusal.ts'
import type { BlockRow, ProjectRow } from '#mocks/kernel/rows/project-rows.ts'
import type { Transaction } from '#mocks/kernel/transactions/transaction.ts'
import { services } from '#mocks/services/services.ts'
import type { BodyBlock, SaveBody } from '#src/contract/projects.ts'
import type { Speaker } from '#src/contract/speech-to-text.ts'
import { cleanText } from '#src/rules/clean-text.ts'

/** Cleans a text before it is stored and priced. The app does the same, but other clients may not. */
export const withCleanText = <Content extends { readonly text?: string | undefined }>(
  content: Content,
): Content => (content.text === undefined ? content : { ...content, text: cleanText(content.text).text })

const EMPTY_BLOCK = { type: 'text', text: '', voice_id: null, settings: null } as const

/**
 * Replaces a project's blocks by the list of a saved body: changes, additions and order. Missing blocks are removed
 * if the client's version shows that it has seen them; else they stay, after the others.
 */
export function saveBlocks(
  tx: Transaction,
  project: ProjectRow,
  list: readonly BodyBlock[],
  { speakers, version }: Pick<SaveBody, 'speakers' | 'version'> = {},
): void {
  const voiceIds = new Set(list.map(({ voice_id }) => voice_id))
  for (const id of voiceIds) requireVoice(tx, project.customer_id, id)
  const left = new Set(outlineOf(tx, project.id))
  const ids = list.map((entry, index) => {
    const row = saveBlock(tx, project, withCleanText(entry), { index, speakers })
    if (!left.delete(row.id) && entry.id !== undefined)
      throw fieldRefusal(`blocks.${index}.id`, 'block_not_found')
    return row.id
  })
  const missing = [...left].map((id) => tx.blocks.need(id))
  // The client has seen only the latest ones.
  const earlier = missing.filter(isMessage).map(({ id }) => id)
  const others = missing.filter((block) => !isMessage(block))
  const unseen = version === undefined ? others.map(({ id }) => id) : []
  if (version !== undefined) for (const block of others) removeBlock(tx, project, block)
  requireBlockLimit(tx, project, ids.length + unseen.length)
  saveOutline(tx, project.id, [...earlier, ...ids, ...unseen])
}

const isMessage = ({ type }: BlockRow) => type === 'message'

function removeBlock(tx: Transaction, project: ProjectRow, block: BlockRow) {
  openBlocksForEditing(project, [block])
  setBlockAside(tx, block)
}

const EDITED_FIELDS = ['type', 'text', 'voice_id', 'settings', 'segment', 'translations'] as const

const isSameJson = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

const spokenContent = (known: BlockRow | undefined, entry: BodyBlock) => ({
  type: entry.type ?? known?.type ?? 'text',
  text: entry.text ?? known?.text ?? '',
  voice_id: entry.voice_id === undefined ? (known?.voice_id ?? null) : entry.voice_id,
  settings: entry.settings === undefined ? (known?.settings ?? null) : entry.settings,
})

function saveBlock(
  tx: Transaction,
  project: ProjectRow,
  entry: BodyBlock,
  { index, speakers }: { index: number; speakers: readonly Speaker[] | undefined },
): BlockRow {
  const known = knownBlock(tx, project, entry)
  const prefix = `blocks.${index}.`
  if (!known && entry.id !== undefined) throw fieldRefusal(`${prefix}id`, 'block_not_found')
  const { blockContent } = services[project.slug]
  const content: Partial<BlockRow> = blockContent
    ? blockContent(tx, project, known, entry, { prefix, speakers })
    : spokenContent(known, entry)
  if (!known) {
    const empty = newBlock(project.id, entry.client_id ?? null, EMPTY_BLOCK)
    return tx.blocks.create({ ...empty, ...content, ...newVersion(project) })
  }
  const isEdited = EDITED_FIELDS.some(
    (field) => field in content && !isSameJson(known[field], content[field]),
  )
  if (isEdited) {
    openBlocksForEditing(project, [known])
    return tx.blocks.update(known.id, { ...content, ...newVersion(project) })
  }
  const { status = known.status } = content
  return status === known.status ? known : tx.blocks.update(known.id, content)
}

function knownBlock(
  tx: Transaction,
  project: ProjectRow,
  { id, client_id }: BodyBlock,
): BlockRow | undefined {
  if (id === undefined) {
    return client_id === undefined ? undefined : blockByClientId(tx, project.id, client_id)
  }
  const block = tx.blocks.get(id)
  return block?.project_id === project.id ? block : undefined
}
