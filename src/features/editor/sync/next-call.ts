import type { SpeechSettings } from '#src/contract/block.ts'
import type { BodyBlock } from '#src/contract/projects.ts'
import {
  type BlockContent,
  type EditorBlock,
  isSameContent,
  isSameSettings,
} from '../document/editor-block.ts'
import type { EditorState, ProjectDefaults } from '../document/editor-state.ts'
import type { ServerCopy } from './server-copy.ts'

/** One request that brings the server closer to what the customer sees. */
export type Call =
  | { readonly kind: 'defaults'; readonly values: Partial<ProjectDefaults> }
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

/** What of the project's own settings the server does not have. */
export function changedDefaults(
  local: ProjectDefaults,
  was: ProjectDefaults,
): Partial<ProjectDefaults> | undefined {
  const values: { -readonly [K in keyof ProjectDefaults]?: ProjectDefaults[K] } = {}
  if (local.language !== was.language) values.language = local.language
  if (local.voiceId !== was.voiceId) values.voiceId = local.voiceId
  if (!isSameSettings(local.settings, was.settings)) values.settings = local.settings
  return Object.keys(values).length > 0 ? values : undefined
}

function changedContent(block: BlockContent, was: BlockContent): Partial<BlockContent> {
  return {
    ...(block.text !== was.text && { text: block.text }),
    ...(block.voiceId !== was.voiceId && { voiceId: block.voiceId }),
    ...(!isSameSettings(block.settings, was.settings) && { settings: block.settings }),
  }
}

/** Blocks whose content the server does not have, in their order. */
export function unsavedBlocks(local: EditorState, base: ServerCopy): EditorBlock[] {
  return local.order.flatMap((key) => {
    const block = local.blocks.get(key)
    const was = block?.id === undefined ? undefined : base.blocks.get(block.id)
    return block && !(was && isSameContent(block, was)) ? block : []
  })
}

/** Blocks of the server that are gone here. Those that wait for the server's confirmation are still here. */
export function removedIds(local: EditorState, base: ServerCopy): number[] {
  const here = new Set<number | undefined>()
  for (const block of local.blocks.values()) here.add(block.id)
  return base.order.filter((id) => !here.has(id))
}

const idsInOrder = (local: EditorState) => local.order.flatMap((key) => local.blocks.get(key)?.id ?? [])

/** Place from 0 among the server's blocks for one that comes behind `key`'s nearest known neighbour. */
function placeOf(key: string, local: EditorState, base: ServerCopy) {
  for (let index = local.order.indexOf(key) - 1; index >= 0; index -= 1) {
    const id = local.blocks.get(local.order[index] ?? '')?.id
    const place = id === undefined ? -1 : base.order.indexOf(id)
    if (place !== -1) return place + 1
  }
  return 0
}

export function hasMoved(local: EditorState, base: ServerCopy) {
  const ids = idsInOrder(local)
  const here = new Set(ids)
  const theirs = base.order.filter((id) => here.has(id))
  return ids.some((id, index) => theirs[index] !== id)
}

/**
 * The next request, or nothing when the server has it all. Text goes before removals, so that text which moved
 * from one block into another is on the server at any moment. Refused blocks wait until they change.
 */
export function nextCall(local: EditorState, base: ServerCopy): Call | undefined {
  const values = changedDefaults(local.defaults, base.defaults)
  if (values) return { kind: 'defaults', values }
  const unsaved = unsavedBlocks(local, base)
  const unsent = unsaved.filter((block) => block.refusal === undefined)
  const removed = removedIds(local, base)
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
  return hasMoved(local, base) ? { kind: 'sort', ids: idsInOrder(local) } : undefined
}

/** A block as a saved body has it. */
export function bodyBlockOf(block: EditorBlock): BodyBlock {
  const { id, clientId, type, text, voiceId, settings } = block
  const content = { type, text, voice_id: voiceId, settings: settings as SpeechSettings | null }
  return id === undefined ? { ...content, client_id: clientId } : { ...content, id }
}
