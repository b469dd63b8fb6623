import type { Block } from '#src/contract/block.ts'
import type { Project } from '#src/contract/project.ts'
import {
  asToBeAdded,
  blockFromServer,
  type EditorBlock,
  isSameContent,
  isSameSettings,
  newBlock,
} from '../document/editor-block.ts'
import { defaultsOf, type EditorState, type ProjectDefaults } from '../document/editor-state.ts'
import { isSameSpeakers, mergeSegment } from '../document/segment.ts'
import type { ServerBlock, ServerCopy } from './server-copy.ts'
import { isSameOrder, weave } from './weave.ts'

/** Texts of a block (by key) that were sent without an answer: finding one on the server is no surprise. */
export type Attempts = ReadonlyMap<string, readonly string[]>

export interface Merge {
  readonly state: EditorState
  /** Blocks that both sides had changed: the server's text stands in a new block behind this tab's own. */
  readonly conflicts: number
}

const pick = <Value>(
  mine: Value,
  was: Value,
  theirs: Value,
  isSame = Object.is as (a: Value, b: Value) => boolean,
) => (isSame(mine, was) ? theirs : mine)

/** This tab's fields win only where this tab changed them. */
function mergeBlock(mine: EditorBlock, was: ServerBlock | undefined, theirs: Block): EditorBlock {
  const remote = blockFromServer(theirs, mine.key)
  const { isRemoving, refusal } = mine
  // Without a known past it is a block of this tab whose answer was lost: all of it is as it is here.
  const base = was ?? remote
  const segment = mergeSegment(mine.segment, base.segment, remote.segment)
  return {
    ...remote,
    clientId: theirs.client_id ?? mine.clientId,
    text: pick(mine.text, base.text, remote.text),
    voiceId: pick(mine.voiceId, base.voiceId, remote.voiceId),
    settings: pick(mine.settings, base.settings, remote.settings, isSameSettings),
    ...(segment && { segment }),
    ...(isRemoving && { isRemoving }),
    ...(refusal !== undefined && mine.text !== base.text && { refusal }),
  }
}

/** The server's text, when it would be lost because this tab has changed the same block. */
function lostText(mine: EditorBlock, was: ServerBlock | undefined, theirs: Block, attempts: Attempts) {
  if (theirs.text === mine.text || attempts.get(mine.key)?.includes(theirs.text)) return undefined
  const isChangedHere = was ? mine.text !== was.text : true
  const isChangedThere = was ? theirs.text !== was.text : true
  return isChangedHere && isChangedThere && theirs.text.trim() !== '' ? theirs.text : undefined
}

function mergeDefaults(
  mine: ProjectDefaults,
  was: ProjectDefaults,
  theirs: ProjectDefaults,
): ProjectDefaults {
  return {
    language: pick(mine.language, was.language, theirs.language),
    voiceId: pick(mine.voiceId, was.voiceId, theirs.voiceId),
    settings: pick(mine.settings, was.settings, theirs.settings, isSameSettings),
    ...(theirs.speakers && { speakers: pick(mine.speakers, was.speakers, theirs.speakers, isSameSpeakers) }),
  }
}

/** Blocks of this tab by the id or, where the answer to adding was lost, by the client id the server knows. */
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

/** What of this tab the server does not have: new blocks, and removed ones that were changed here meanwhile. */
function keptLocally(block: EditorBlock, base: ServerCopy): EditorBlock | undefined {
  if (block.id === undefined) return block
  const was = base.blocks.get(block.id)
  return block.isRemoving || (was && isSameContent(block, was)) ? undefined : asToBeAdded(block)
}

/** Two orders of keys into one: whoever moved something wins; if both did, this tab. */
function mergeOrder(
  local: EditorState,
  base: ServerCopy,
  blocks: Map<string, EditorBlock>,
  remote: string[],
) {
  const mine = local.order.filter((key) => blocks.has(key))
  const keyOfId = new Map([...blocks.values()].map((block) => [block.id, block.key]))
  const was = base.order.flatMap((id) => keyOfId.get(id) ?? [])
  return isSameOrder(mine, was) ? weave(remote, mine) : weave(mine, remote)
}

/**
 * Brings this tab's state, what the server had and what it has now together. A field changed here stays as it
 * is here, everything else follows the server; text typed on either side is never dropped.
 */
export function mergeProject(
  local: EditorState,
  base: ServerCopy,
  remote: Project,
  attempts: Attempts = new Map(),
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
    const was = base.blocks.get(theirs.id)
    if (!mine) {
      // Removed here and not touched there: stays away, and is removed on the server next.
      if (!was || was.text !== theirs.text) add(blockFromServer(theirs))
      continue
    }
    seen.add(mine.key)
    add(mergeBlock(mine, was, theirs))
    const lost = lostText(mine, was, theirs, attempts)
    if (lost === undefined) continue
    conflicts += 1
    add(newBlock({ ...blockFromServer(theirs), text: lost }))
  }
  for (const block of local.blocks.values()) {
    const kept = seen.has(block.key) ? undefined : keptLocally(block, base)
    if (kept) blocks.set(kept.key, kept)
  }
  const order = mergeOrder(local, base, blocks, remoteOrder)
  return {
    state: { order, blocks, defaults: mergeDefaults(local.defaults, base.defaults, defaultsOf(remote)) },
    conflicts,
  }
}
