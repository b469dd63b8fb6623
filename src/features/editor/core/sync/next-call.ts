import type { BodyBlock } from '#src/contract/projects.ts'
import { type BlockContent, contentOf, type EditorBlock, isSameSettings } from '../document/editor-block.ts'
import type { EditorState, ProjectDefaults } from '../document/editor-state.ts'
import { type ContentKind, isSameOwn, plainContent, type SharedChange } from '../document/own-content.ts'
import { type Difference, idsInOrder } from './difference.ts'
import type { ServerCopy } from './server-copy.ts'

export type Call =
  | {
      readonly kind: 'defaults'
      readonly values: Partial<ProjectDefaults>
      readonly shared: SharedChange | undefined
      readonly version: number | undefined
    }
  | { readonly kind: 'add'; readonly block: EditorBlock; readonly place: number }
  | {
      readonly kind: 'update'
      readonly block: EditorBlock
      readonly id: number
      readonly content: Partial<BlockContent>
      /** Version of the block; undefined if the server has no versions of blocks. */
      readonly version: number | undefined
    }
  | { readonly kind: 'delete'; readonly id: number; readonly version: number | undefined }
  | { readonly kind: 'sort'; readonly ids: readonly number[]; readonly version: number | undefined }
  | { readonly kind: 'save'; readonly blocks: readonly EditorBlock[]; readonly version: number | undefined }

/** From this number of blocks on, one request saves them all. */
const MIN_BULK_BLOCKS = 8

function changedContent(block: BlockContent, was: BlockContent): Partial<BlockContent> {
  return {
    ...(block.text !== was.text && { text: block.text }),
    ...(block.voiceId !== was.voiceId && { voiceId: block.voiceId }),
    ...(!isSameSettings(block.settings, was.settings) && { settings: block.settings }),
    ...(!isSameOwn(block.own, was.own) && { own: block.own }),
  }
}

/** Fields left out of a change stay unchanged on the server. */
const withoutText = ({ text: _, ...rest }: EditorBlock): Partial<BlockContent> => rest

function sharedChange(unsaved: readonly EditorBlock[], base: ServerCopy, kind: ContentKind) {
  const changes = unsaved.flatMap(({ id, own }) => {
    const was = id === undefined ? undefined : base.blocks.get(id)
    return id !== undefined && was && own ? { id, own, was: was.own } : []
  })
  return kind.sharedChange(changes)
}

/** Defaults that can be sent now, while blocks `leaving` are on the server as they were. */
function defaultsToSend(
  values: Partial<ProjectDefaults> | undefined,
  leaving: readonly number[],
  base: ServerCopy,
): Partial<ProjectDefaults> | undefined {
  if (!values?.own) return values
  const { own, ...others } = values
  const contents = leaving.flatMap((id) => base.blocks.get(id)?.own ?? [])
  const present = own.beforeRemoval(contents, base.defaults.own)
  if (present === own) return values
  if (!isSameOwn(present, base.defaults.own)) return { ...others, own: present }
  return Object.keys(others).length > 0 ? others : undefined
}

function placeOf(key: string, local: EditorState, base: ServerCopy) {
  for (let index = local.order.indexOf(key) - 1; index >= 0; index -= 1) {
    const id = local.blocks.get(local.order[index] ?? '')?.id
    const place = id === undefined ? -1 : base.order.indexOf(id)
    if (place !== -1) return place + 1
  }
  return 0
}

type IsLocked = (block: EditorBlock) => boolean

/** Every block for the server's list; locked blocks keep the server's content. */
function blocksToSave(local: EditorState, base: ServerCopy, isHeld: IsLocked): EditorBlock[] {
  return local.order.flatMap((key) => {
    const block = local.blocks.get(key)
    if (!block || !isHeld(block)) return block ?? []
    const was = block.id === undefined ? undefined : base.blocks.get(block.id)
    return was ? { ...block, ...contentOf(was) } : []
  })
}

/**
 * The due requests, each computed as if the previous ones did not exist; the first allowed one is sent next.
 * New blocks come before changes, and changes before removals, so that text moved between blocks is on the
 * server at all times. Refused blocks wait until they change.
 * @param isLocked blocks edited while a run with them started, which wait for its end
 */
export function* callsFor(
  local: EditorState,
  base: ServerCopy,
  difference: Difference,
  kind: ContentKind = plainContent,
  isLocked: IsLocked = () => false,
): Generator<Call> {
  const isHeld: IsLocked = (block) => block.refusal !== undefined || isLocked(block)
  const { unsaved, removed, isMoved } = difference
  const { version } = base
  const shared = sharedChange(unsaved, base, kind)
  const changed = shared ? [] : unsaved.flatMap(({ id }) => id ?? [])
  const defaults = defaultsToSend(difference.defaults, [...removed, ...changed], base)
  if (defaults || (shared && shared.ids.length >= MIN_BULK_BLOCKS))
    yield { kind: 'defaults', values: defaults ?? {}, shared, version }
  const unsent = unsaved.filter((block) => !isHeld(block))
  // A list without a version removes nothing, because the server cannot know which blocks this tab has seen.
  const mayBeWhole = version !== undefined || removed.length === 0
  if (mayBeWhole && unsent.length + removed.length >= MIN_BULK_BLOCKS) {
    yield { kind: 'save', blocks: blocksToSave(local, base, isHeld), version }
  }
  for (const block of unsent) {
    if (block.id === undefined) yield { kind: 'add', block, place: placeOf(block.key, local, base) }
  }
  for (const block of unsent) {
    if (block.id === undefined) continue
    const was = base.blocks.get(block.id)
    const whole = block.isTextUnknown ? withoutText(block) : block
    const content = was && !was.late ? changedContent(block, was) : whole
    yield { kind: 'update', block, id: block.id, content, version: was?.version }
  }
  for (const id of removed) yield { kind: 'delete', id, version: base.blocks.get(id)?.version }
  if (isMoved) yield { kind: 'sort', ids: idsInOrder(local), version }
}

export function bodyBlockOf(block: EditorBlock): BodyBlock {
  const { id, clientId, type, voiceId, settings, own, isTextUnknown } = block
  const text = isTextUnknown ? undefined : block.text
  const content = { type, text, voice_id: voiceId, settings, ...own?.toBody() }
  return id === undefined ? { ...content, client_id: clientId } : { ...content, id }
}
