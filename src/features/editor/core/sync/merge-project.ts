import type { Block } from '#src/contract/block.ts'
import type { Project } from '#src/contract/project.ts'
import {
  asNewBlock,
  type BlockContent,
  blockFromServer,
  type EditorBlock,
  isSameContent,
  isSameSettings,
  keepWhole,
  newBlock,
} from '../document/editor-block.ts'
import { defaultsOf, type EditorState, type ProjectDefaults } from '../document/editor-state.ts'
import { mergeTexts } from '../document/merge-texts.ts'
import { type ContentKind, isSameOwn, type OwnDefaults, plainContent } from '../document/own-content.ts'
import { nothingPending, type ServerCopy, type Unanswered } from './server-copy.ts'
import { isSameOrder, settledContent, settledDefaults, settledOrder } from './settled.ts'

/**
 * The project with this tab's texts for blocks that the server sends without text: the server has the text
 * that was sent. A missing voice keeps the chosen one; `null` is the project's own.
 */
export function withKnownContent(project: Project, { blocks, defaults }: ServerCopy): Project {
  // A server with versions keeps the contract, where a block without a voice has the project's.
  const isVoiceUntold = ({ id, voice_id }: Block) =>
    project.version === undefined && voice_id === undefined && (blocks.get(id)?.voiceId ?? null) !== null
  const isUntold = (block: Block) => block.is_text_unknown || isVoiceUntold(block)
  const { voice_id: voiceId = defaults.voiceId } = project.body
  const isVoiceTold = voiceId === null || project.body.voice_id !== undefined
  if (isVoiceTold && !project.body.blocks.some(isUntold)) return project
  const known = project.body.blocks.map((block) => {
    const was = isUntold(block) ? blocks.get(block.id) : undefined
    if (!was || was.isTextUnknown) return block
    const { voice_id = was.voiceId, settings = was.settings } = block
    const text = block.is_text_unknown ? was.text : block.text
    return { ...block, text, is_text_unknown: undefined, voice_id, settings }
  })
  return { ...project, body: { ...project.body, voice_id: voiceId ?? project.body.voice_id, blocks: known } }
}

interface MergedBlock {
  readonly block: EditorBlock
  readonly isCrossed: boolean
  /** The server's text, if the merge would lose it. */
  readonly lost: string | undefined
}

const isBlank = (text: string) => text.trim() === ''

/** In a conflict this tab's text stays, unless it is empty. */
function mergeText(mine: string, was: string, theirs: string) {
  const merged = mergeTexts(was, mine, theirs)
  if (merged !== undefined) return { text: merged, isCrossed: false, lost: undefined }
  if (isBlank(theirs)) return { text: mine, isCrossed: false, lost: undefined }
  if (isBlank(mine)) return { text: theirs, isCrossed: true, lost: undefined }
  return { text: mine, isCrossed: true, lost: theirs }
}

function mergeOwnContent(mine: EditorBlock, was: BlockContent, remote: EditorBlock, text: string) {
  const texts = { mine: mine.text, theirs: remote.text, merged: text }
  if (mine.own) return mine.own.merge({ was: was.own, theirs: remote.own, texts })
  return text === remote.text ? remote.own : remote.own?.withText(text)
}

const pickChanged = <Value>(
  mine: Value,
  was: Value,
  theirs: Value,
  isSame: (a: Value, b: Value) => boolean = Object.is,
) => (isSame(mine, was) ? theirs : mine)

/**
 * Merges one block. This tab's fields win only if this tab changed them. Without a common base the whole
 * local block wins: the server got it by a call whose response was lost.
 */
function mergeBlock(
  mine: EditorBlock,
  was: BlockContent | undefined,
  theirs: Block,
  kind: ContentKind,
): MergedBlock {
  const remote = blockFromServer(theirs, kind, mine.key)
  const { isRemoving, refusal } = mine
  const base = was ?? remote
  const { text, isCrossed, lost } = mergeText(mine.text, was?.text ?? '', remote.text)
  const own = mergeOwnContent(mine, base, remote, text)
  const block: EditorBlock = {
    ...remote,
    generated: keepWhole(mine.generated, remote.generated),
    clientId: theirs.client_id ?? mine.clientId,
    text,
    voiceId: pickChanged(mine.voiceId, base.voiceId, remote.voiceId),
    settings: pickChanged(mine.settings, base.settings, remote.settings, isSameSettings),
    ...(own && { own }),
    ...(isRemoving && { isRemoving }),
  }
  const isStillRefused = refusal !== undefined && text === mine.text && !isSameContent(block, remote)
  return { block: isStillRefused ? { ...block, refusal } : block, isCrossed, lost }
}

interface Merge {
  readonly state: EditorState
  /**
   * Number of conflicts: the server's text is put into a new block after this tab's own, or a block removed
   * by one side and changed by the other comes back.
   */
  readonly conflicts: number
}

function mergeOwnDefaults(mine: OwnDefaults | undefined, was: OwnDefaults | undefined, theirs: OwnDefaults) {
  if (!mine || isSameOwn(mine, was)) return theirs
  return isSameOwn(theirs, was) ? mine : mine.merge(was, theirs)
}

function mergeDefaults(
  mine: ProjectDefaults,
  was: ProjectDefaults,
  theirs: ProjectDefaults,
): ProjectDefaults {
  return {
    language: pickChanged(mine.language, was.language, theirs.language),
    voiceId: pickChanged(mine.voiceId, was.voiceId, theirs.voiceId),
    settings: pickChanged(mine.settings, was.settings, theirs.settings, isSameSettings),
    ...(theirs.own && { own: mergeOwnDefaults(mine.own, was.own, theirs.own) }),
  }
}

/** This tab's blocks by id or, if the response to adding was lost, by the client id that the server knows. */
function indexLocal(local: EditorState) {
  const byId = new Map<number, EditorBlock>()
  const byClientId = new Map<string, EditorBlock>()
  for (const block of local.blocks.values()) {
    if (block.id === undefined) byClientId.set(block.clientId, block)
    else byId.set(block.id, block)
  }
  return (theirs: Block) =>
    byId.get(theirs.id) ?? (theirs.client_id ? byClientId.get(theirs.client_id) : undefined)
}

function keptBlock(block: EditorBlock, base: ServerCopy, { removed }: Unanswered): EditorBlock | undefined {
  if (block.id === undefined) return block
  const was = base.blocks.get(block.id)
  const isUntouched = was && isSameContent(block, was)
  // Also wanted: a block removed by this tab that undo restored before the response.
  const isWanted = !isUntouched || removed.has(block.id) || (was.late && !was.late.content)
  return block.isRemoving || !isWanted ? undefined : asNewBlock(block)
}

/**
 * Merges two orders: that of `primary`, with items only in `secondary` after their neighbour there. Each item
 * appears once.
 */
export function mergeOrders<Item>(primary: readonly Item[], secondary: readonly Item[]): Item[] {
  const known = new Set(primary)
  const atStart: Item[] = []
  const behind = new Map<Item, Item[]>()
  let bucket = atStart
  for (const item of secondary) {
    if (known.has(item)) {
      bucket = behind.get(item) ?? []
      behind.set(item, bucket)
    } else {
      bucket.push(item)
    }
  }
  return [...atStart, ...primary.flatMap((item) => [item, ...(behind.get(item) ?? [])])]
}

/** Merges two orders of keys: the side that moved something wins; if both did, this tab. */
function mergeOrder(
  local: EditorState,
  base: readonly number[],
  blocks: Map<string, EditorBlock>,
  remote: string[],
) {
  const mine = local.order.filter((key) => blocks.has(key))
  const keyOfId = new Map([...blocks.values()].map((block) => [block.id, block.key]))
  const was = base.flatMap((id) => keyOfId.get(id) ?? [])
  return isSameOrder(mine, was) ? mergeOrders(remote, mine) : mergeOrders(mine, remote)
}

/**
 * Merges this tab's state, the server's earlier state and its present one. Fields changed here stay,
 * everything else follows the server; texts changed by both are merged by words. Text typed on either side is
 * never dropped.
 */
export function mergeProject(
  local: EditorState,
  base: ServerCopy,
  remote: Project,
  unanswered: Unanswered = nothingPending,
  kind: ContentKind = plainContent,
): Merge {
  const mineFor = indexLocal(local)
  const blocks = new Map<string, EditorBlock>()
  const remoteOrder: string[] = []
  const add = (block: EditorBlock) => {
    blocks.set(block.key, block)
    remoteOrder.push(block.key)
  }
  const seen = new Set<string>()
  let conflicts = 0
  for (const theirs of remote.body.blocks) {
    const mine = mineFor(theirs)
    const fresh = blockFromServer(theirs, kind)
    const was = settledContent(unanswered, base, theirs, fresh)
    if (!mine) {
      // Removed here and unchanged there: stays removed, and is removed from the server next.
      if (was && was.text === theirs.text) continue
      if (was) conflicts += 1
      add(fresh)
      continue
    }
    seen.add(mine.key)
    const { block, lost, isCrossed } = mergeBlock(mine, was, theirs, kind)
    add(block)
    if (isCrossed) conflicts += 1
    if (lost !== undefined) add(newBlock({ ...fresh, text: lost }))
  }
  for (const block of local.blocks.values()) {
    const kept = seen.has(block.key) ? undefined : keptBlock(block, base, unanswered)
    if (!kept) continue
    blocks.set(kept.key, kept)
    if (block.id !== undefined && !unanswered.removed.has(block.id)) conflicts += 1
  }
  const ids = remote.body.blocks.map(({ id }) => id)
  const order = mergeOrder(local, settledOrder(unanswered, base.order, ids), blocks, remoteOrder)
  const theirs = defaultsOf(remote, kind)
  const defaults = mergeDefaults(local.defaults, settledDefaults(unanswered, base.defaults, theirs), theirs)
  return { state: { order, blocks, defaults }, conflicts }
}
