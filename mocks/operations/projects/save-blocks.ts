import type { BlockRow, ProjectRow } from '#mocks/db/rows/project-rows.ts'
import type { Transaction } from '#mocks/db/transaction.ts'
import { fieldRefusal, Refusal } from '#mocks/http/refusal.ts'
import type { BodyBlock } from '#src/contract/projects.ts'
import type { Speaker } from '#src/contract/transcript.ts'
import { hasSegments, segmentContent } from '../services/speech-to-text/segment-content.ts'
import { requireVoice } from './chosen-voice.ts'
import { keepOutline, outlineOf } from './outline.ts'
import { revive, setAside } from './removed-blocks.ts'

type Content = Pick<BlockRow, 'type' | 'text' | 'voice_id' | 'settings'>

/** Content of a block that has not been generated. */
export const newBlock = (projectId: number, clientId: string | null, content: Content) => ({
  project_id: projectId,
  client_id: clientId,
  ...content,
  status: 'none' as const,
  take_id: null,
  error: null,
})

/** Refuses (422) more blocks than the service allows. */
export function requireRoom(tx: Transaction, { slug }: Pick<ProjectRow, 'slug'>, count: number) {
  const limit = tx.services.first({ slug })?.limits.max_blocks
  if (limit !== undefined && count > limit) {
    throw new Refusal(422, 'too_many_blocks', { params: { limit }, errors: { blocks: ['too_many_blocks'] } })
  }
}

const isSame = (a: Content, b: Content) =>
  a.type === b.type &&
  a.text === b.text &&
  a.voice_id === b.voice_id &&
  JSON.stringify(a.settings) === JSON.stringify(b.settings)

/** Puts the whole list of a saved body in place of a project's blocks: changes, adds, orders and removes. */
export function saveBlocks(
  tx: Transaction,
  project: ProjectRow,
  list: readonly BodyBlock[],
  speakers?: readonly Speaker[],
): void {
  requireRoom(tx, project, list.length)
  const voiceIds = new Set(list.map(({ voice_id }) => voice_id))
  for (const id of voiceIds) requireVoice(tx, project.customer_id, id)
  const left = new Set(outlineOf(tx, project.id))
  const ids = list.map((entry, index) => {
    const row = hasSegments(project)
      ? saveSegment(tx, project, entry, { index, speakers })
      : saveBlock(tx, project, entry, index)
    if (!left.delete(row.id) && entry.id !== undefined)
      throw fieldRefusal(`blocks.${index}.id`, 'block_not_found')
    return row.id
  })
  for (const id of left) setAside(tx, tx.blocks.need(id))
  keepOutline(tx, project.id, ids)
}

function saveBlock(tx: Transaction, project: ProjectRow, entry: BodyBlock, index: number): BlockRow {
  const known = knownBlock(tx, project, entry)
  if (!known && entry.id !== undefined) throw fieldRefusal(`blocks.${index}.id`, 'block_not_found')
  const content: Content = {
    type: entry.type ?? known?.type ?? 'text',
    text: entry.text,
    voice_id: entry.voice_id === undefined ? (known?.voice_id ?? null) : entry.voice_id,
    settings: entry.settings === undefined ? (known?.settings ?? null) : entry.settings,
  }
  if (!known) return tx.blocks.create(newBlock(project.id, entry.client_id ?? null, content))
  return isSame(known, content) ? known : tx.blocks.update(known.id, content)
}

/** The same for a segment of a transcript; `speakers` are those who are being saved with it. */
function saveSegment(
  tx: Transaction,
  project: ProjectRow,
  entry: BodyBlock,
  { index, speakers }: { index: number; speakers: readonly Speaker[] | undefined },
): BlockRow {
  const known = knownBlock(tx, project, entry)
  const prefix = `blocks.${index}.`
  if (!known && entry.id !== undefined) throw fieldRefusal(`${prefix}id`, 'block_not_found')
  const content = segmentContent(tx, project, known, entry, { prefix, speakers })
  if (known) return tx.blocks.update(known.id, content)
  const empty = { type: 'segment', text: '', voice_id: null, settings: null } as const
  return tx.blocks.create({ ...newBlock(project.id, entry.client_id ?? null, empty), ...content })
}

/** The block that an entry is about: by its id, or by the name that the client gave it, a removed one too. */
function knownBlock(
  tx: Transaction,
  project: ProjectRow,
  { id, client_id }: BodyBlock,
): BlockRow | undefined {
  if (id === undefined) {
    return client_id === undefined ? undefined : namedBlock(tx, project.id, client_id)
  }
  const block = tx.blocks.get(id)
  return block?.project_id === project.id ? block : undefined
}

/** The block that the client calls so; one that had been removed is back, see `revive`. */
export const namedBlock = (tx: Transaction, projectId: number, clientId: string): BlockRow | undefined =>
  tx.blocks.first({ project_id: projectId, client_id: clientId }) ?? revive(tx, projectId, clientId)
