import type { SpeechSettings } from '#src/contract/block.ts'
import type { BodyBlock } from '#src/contract/projects.ts'
import { type BlockContent, contentOf, type EditorBlock, isSameSettings } from '../document/editor-block.ts'
import type { EditorState, ProjectDefaults } from '../document/editor-state.ts'
import { isSameSegment, isSameSpeakers, segmentBody } from '../document/segment.ts'
import { type Difference, idsInOrder } from './difference.ts'
import type { ServerCopy } from './server-copy.ts'

/** Segments, by their ids, that belong to a speaker. */
export interface Assignment {
  readonly speakerId: string
  readonly ids: readonly number[]
}

/** One request that brings the server closer to what the customer sees, and the version that it was made on. */
export type Call =
  | {
      readonly kind: 'defaults'
      readonly values: Partial<ProjectDefaults>
      /** Segments that somebody else speaks now; together with the names, so that none names a speaker who is gone. */
      readonly assignments: readonly Assignment[]
      readonly version: number
    }
  | { readonly kind: 'add'; readonly block: EditorBlock; readonly place: number }
  | {
      readonly kind: 'update'
      readonly block: EditorBlock
      readonly id: number
      readonly content: Partial<BlockContent>
      /** Of the block; undefined where the server gives blocks none. */
      readonly version: number | undefined
    }
  | { readonly kind: 'delete'; readonly id: number; readonly version: number | undefined }
  | { readonly kind: 'sort'; readonly ids: readonly number[]; readonly version: number }
  | { readonly kind: 'save'; readonly blocks: readonly EditorBlock[]; readonly version: number }

/** From so many blocks to write on, one request saves them all. */
const BULK_FROM = 8

function changedContent(block: BlockContent, was: BlockContent): Partial<BlockContent> {
  return {
    ...(block.text !== was.text && { text: block.text }),
    ...(block.voiceId !== was.voiceId && { voiceId: block.voiceId }),
    ...(!isSameSettings(block.settings, was.settings) && { settings: block.settings }),
    ...(!isSameSegment(block.segment, was.segment) && { segment: block.segment }),
  }
}

/** Who speaks in which of the segments now, where that is not what the server has. */
function assignmentsOf(unsaved: readonly EditorBlock[], base: ServerCopy): Assignment[] {
  const idsOf = new Map<string, number[]>()
  for (const { id, segment } of unsaved) {
    const was = id === undefined ? undefined : base.blocks.get(id)
    if (id === undefined || !was || typeof segment?.speakerId !== 'string') continue
    if (was.segment?.speakerId === segment.speakerId) continue
    const ids = idsOf.get(segment.speakerId) ?? []
    ids.push(id)
    idsOf.set(segment.speakerId, ids)
  }
  return [...idsOf].map(([speakerId, ids]) => ({ speakerId, ids }))
}

/**
 * What can be said of all blocks now. Whoever is gone here stays for the server as long as a segment that it has
 * still to remove is theirs: it does not let go of a speaker who is heard.
 */
function defaultsToSend(
  values: Partial<ProjectDefaults> | undefined,
  removed: readonly number[],
  base: ServerCopy,
): Partial<ProjectDefaults> | undefined {
  if (!values?.speakers) return values
  const { speakers, ...others } = values
  const heard = new Set(removed.map((id) => base.blocks.get(id)?.segment?.speakerId))
  const awaited = (base.defaults.speakers ?? []).filter(
    ({ id }) => heard.has(id) && !speakers.some((present) => present.id === id),
  )
  if (awaited.length === 0) return values
  const all = [...speakers, ...awaited]
  if (!isSameSpeakers(all, base.defaults.speakers)) return { ...others, speakers: all }
  return Object.keys(others).length > 0 ? others : undefined
}

/** Place from 0 among the server's blocks for one that comes behind `key`'s nearest known neighbour. */
function placeOf(key: string, local: EditorState, base: ServerCopy) {
  for (let index = local.order.indexOf(key) - 1; index >= 0; index -= 1) {
    const id = local.blocks.get(local.order[index] ?? '')?.id
    const place = id === undefined ? -1 : base.order.indexOf(id)
    if (place !== -1) return place + 1
  }
  return 0
}

/** Every block as it is to be in the server's list: what was refused of one stays as the server has it. */
function blocksToSave(local: EditorState, base: ServerCopy): EditorBlock[] {
  return local.order.flatMap((key) => {
    const block = local.blocks.get(key)
    if (block?.refusal === undefined) return block ?? []
    const was = block.id === undefined ? undefined : base.blocks.get(block.id)
    return was ? { ...block, ...contentOf(was) } : []
  })
}

/**
 * The requests that are due, each as if those before it were not: the first that may be sent is the next. What is new
 * goes before changes and those before removals, so that text which moved from one block into another, or was kept
 * beside another, is on the server at any moment. Refused blocks wait until they change.
 */
export function* callsFor(local: EditorState, base: ServerCopy, difference: Difference): Generator<Call> {
  const { unsaved, removed, isMoved } = difference
  const { version } = base
  const defaults = defaultsToSend(difference.defaults, removed, base)
  const assignments = assignmentsOf(unsaved, base)
  const assigned = assignments.reduce((count, { ids }) => count + ids.length, 0)
  if (defaults || assigned >= BULK_FROM)
    yield { kind: 'defaults', values: defaults ?? {}, assignments, version }
  const unsent = unsaved.filter((block) => block.refusal === undefined)
  if (unsent.length + removed.length >= BULK_FROM) {
    yield { kind: 'save', blocks: blocksToSave(local, base), version }
  }
  for (const block of unsent) {
    if (block.id === undefined) yield { kind: 'add', block, place: placeOf(block.key, local, base) }
  }
  for (const block of unsent) {
    if (block.id === undefined) continue
    const was = base.blocks.get(block.id)
    const content = was && !was.late ? changedContent(block, was) : block
    yield { kind: 'update', block, id: block.id, content, version: was?.version }
  }
  for (const id of removed) yield { kind: 'delete', id, version: base.blocks.get(id)?.version }
  if (isMoved) yield { kind: 'sort', ids: idsInOrder(local), version }
}

/** A block as a saved body has it. */
export function bodyBlockOf(block: EditorBlock): BodyBlock {
  const { id, clientId, type, text, voiceId, settings, segment } = block
  const content = {
    type,
    text,
    voice_id: voiceId,
    settings: settings as SpeechSettings | null,
    ...segmentBody(segment),
  }
  return id === undefined ? { ...content, client_id: clientId } : { ...content, id }
}
