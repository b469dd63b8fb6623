import type { Edit } from './edit.ts'
import { type EditorBlock, newBlock } from './editor-block.ts'
import type { EditorState } from './editor-state.ts'

/** Where the caret goes after a command: a block, and a place in its text. */
export interface CaretTarget {
  readonly key: string
  readonly caret: number
}

export interface Command {
  readonly edits: readonly Edit[]
  readonly focus?: CaretTarget
}

const nothing: Command = { edits: [] }

const neighbour = (state: EditorState, key: string, step: -1 | 1) => {
  const index = state.order.indexOf(key)
  return index === -1 ? undefined : state.order[index + step]
}

/** A block that speaks as another one does. */
const like = ({ voiceId, settings }: EditorBlock, text: string) => newBlock({ text, voiceId, settings })

/** An empty block below `after`, or at the start; it takes over the neighbour's voice. */
export function addBelow(state: EditorState, after: string | null): Command {
  const above = after === null ? undefined : state.blocks.get(after)
  const block = above?.type === 'text' ? like(above, '') : newBlock()
  return { edits: [{ kind: 'insert', after, blocks: [block] }], focus: { key: block.key, caret: 0 } }
}

/** Silence below a block, of `seconds`. */
export function addPause(after: string | null, seconds: number): Command {
  const block = newBlock({ type: 'pause', settings: { pause: seconds } })
  return { edits: [{ kind: 'insert', after, blocks: [block] }] }
}

/** What stands behind the caret becomes a block of its own. */
export function splitAt(state: EditorState, key: string, caret: number): Command {
  const block = state.blocks.get(key)
  if (block?.type !== 'text') return nothing
  const below = like(block, block.text.slice(caret).trimStart())
  return {
    edits: [
      { kind: 'content', key, content: { text: block.text.slice(0, caret).trimEnd() } },
      { kind: 'insert', after: key, blocks: [below] },
    ],
    focus: { key: below.key, caret: 0 },
  }
}

/** Puts a block's text behind that of the block above. Does nothing at the start, below a pause or over the limit. */
export function mergeWithPrevious(state: EditorState, key: string, maxCharacters: number): Command {
  const block = state.blocks.get(key)
  const above = state.blocks.get(neighbour(state, key, -1) ?? '')
  if (!block || !above || block.type !== 'text' || above.type !== 'text') return nothing
  const gap = above.text && block.text && !/\s$/.test(above.text) ? ' ' : ''
  const text = above.text + gap + block.text
  if (text.length > maxCharacters) return nothing
  return {
    edits: [
      { kind: 'content', key: above.key, content: { text } },
      { kind: 'remove', keys: [key] },
    ],
    focus: { key: above.key, caret: above.text.length + gap.length },
  }
}

/** One place up or down. */
export function moveBy(state: EditorState, key: string, step: -1 | 1): Command {
  const index = state.order.indexOf(key)
  const target = index + step
  if (index === -1 || target < 0 || target >= state.order.length) return nothing
  const after = state.order[step === 1 ? target : target - 1] ?? null
  return { edits: [{ kind: 'move', key, after }] }
}

/** To the place from 0 that it has once it has been taken out of the list. */
export function moveTo(state: EditorState, key: string, place: number): Command {
  const rest = state.order.filter((other) => other !== key)
  if (rest.length === state.order.length || state.order[place] === key) return nothing
  return { edits: [{ kind: 'move', key, after: rest[place - 1] ?? null }] }
}
