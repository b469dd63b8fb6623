import type { SpeechSettings } from '#src/contract/block.ts'
import type { BodyBlock } from '#src/contract/projects.ts'
import { type BlockContent, type EditorBlock, isSameSettings } from '../document/editor-block.ts'
import type { EditorState, ProjectDefaults } from '../document/editor-state.ts'
import { isSameSegment, isSameSpeakers, segmentBody } from '../document/segment.ts'
import { differenceOf, idsInOrder } from './difference.ts'
import type { ServerCopy } from './server-copy.ts'

/** Segments, by their ids, that belong to a speaker. */
export interface Assignment {
  readonly speakerId: string
  readonly ids: readonly number[]
}

/** One request that brings the server closer to what the customer sees. */
export type Call =
  | {
      readonly kind: 'defaults'
      readonly values: Partial<ProjectDefaults>
      /** Segments that somebody else speaks now; together with the names, so that none names a speaker who is gone. */
      readonly assignments: readonly Assignment[]
    }
  | { readonly kind: 'add'; readonly block: EditorBlock; readonly place: number }
  | {
      readonly kind: 'update'
      readonly block: EditorBlock
      readonly id: number
      readonly content: Partial<BlockContent>
    }
  | { readonly kind: 'delete'; readonly id: number }
  | { readonly kind: 'sort'; readonly ids: readonly number[] }
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

/**
 * The next request, or nothing when the server has it all. Text goes before removals, so that text which moved
 * from one block into another is on the server at any moment. Refused blocks wait until they change.
 */
export function nextCall(
  local: EditorState,
  base: ServerCopy,
  { defaults: changed, unsaved, removed, isMoved } = differenceOf(local, base),
): Call | undefined {
  const defaults = defaultsToSend(changed, removed, base)
  const assignments = assignmentsOf(unsaved, base)
  const assigned = assignments.reduce((count, { ids }) => count + ids.length, 0)
  if (defaults || assigned >= BULK_FROM) return { kind: 'defaults', values: defaults ?? {}, assignments }
  const unsent = unsaved.filter((block) => block.refusal === undefined)
  const isRefused = unsaved.length > unsent.length
  if (unsent.length + removed.length >= BULK_FROM && !isRefused) {
    const blocks = local.order.flatMap((key) => local.blocks.get(key) ?? [])
    return { kind: 'save', blocks, version: base.version }
  }
  const [first] = unsent
  if (first?.id !== undefined) {
    const was = base.blocks.get(first.id)
    return { kind: 'update', block: first, id: first.id, content: was ? changedContent(first, was) : first }
  }
  if (first) return { kind: 'add', block: first, place: placeOf(first.key, local, base) }
  const [gone] = removed
  if (gone !== undefined) return { kind: 'delete', id: gone }
  return isMoved ? { kind: 'sort', ids: idsInOrder(local) } : undefined
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
