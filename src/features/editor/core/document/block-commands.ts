import type { Edit } from './edit.ts'
import { type BlockContent, type EditorBlock, newBlock } from './editor-block.ts'
import type { EditorState } from './editor-state.ts'

export interface CaretTarget {
  readonly key: string
  /** The text of the block to use, if not its own. */
  readonly part?: string | undefined
  readonly caret: number
  /** End of the selection that starts at the caret; without it nothing is selected. */
  readonly end?: number
}

export interface Command {
  readonly edits: readonly Edit[]
  readonly focus?: CaretTarget
}

const emptyCommand: Command = { edits: [] }

const neighbour = (state: EditorState, key: string, step: -1 | 1) => {
  const index = state.order.indexOf(key)
  return index === -1 ? undefined : state.order[index + step]
}

const newBlockLike = ({ voiceId, settings }: EditorBlock, text: string) =>
  newBlock({ text, voiceId, settings })

export function addBelow(state: EditorState, after: string | null): Command {
  const above = after === null ? undefined : state.blocks.get(after)
  const block = above?.type === 'text' ? newBlockLike(above, '') : newBlock()
  return { edits: [{ kind: 'insert', after, blocks: [block] }], focus: { key: block.key, caret: 0 } }
}

export function addPause(after: string | null, seconds: number): Command {
  const block = newBlock({ type: 'pause', settings: { pause: seconds } })
  return { edits: [{ kind: 'insert', after, blocks: [block] }], focus: { key: block.key, caret: 0 } }
}

/** Adds a heading, which starts a chapter with the blocks after it. */
export function addChapter(after: string | null, text: string): Command {
  const block = newBlock({ type: 'chapter', text })
  return { edits: [{ kind: 'insert', after, blocks: [block] }] }
}

interface DividedContent {
  readonly above: Partial<BlockContent>
  readonly below: Partial<BlockContent>
}

export function divideBlock(
  state: EditorState,
  key: string,
  divide: (block: EditorBlock) => DividedContent | undefined,
): Command {
  const block = state.blocks.get(key)
  const parts = block && divide(block)
  if (!parts) return emptyCommand
  const { type, voiceId, settings } = block
  const below = newBlock({ type, voiceId, settings, ...parts.below })
  return {
    edits: [
      { kind: 'content', key, content: parts.above },
      { kind: 'insert', after: key, blocks: [below] },
    ],
    focus: { key: below.key, caret: 0 },
  }
}

/**
 * Appends a block to the one above, with one space between their texts. Does nothing at the start, or if
 * `join` returns nothing.
 * @param join content of the joined block, made of the two and of their joined text
 */
export function joinWithPrevious(
  state: EditorState,
  key: string,
  join: (above: EditorBlock, block: EditorBlock, text: string) => Partial<BlockContent> | undefined,
): Command {
  const block = state.blocks.get(key)
  const above = state.blocks.get(neighbour(state, key, -1) ?? '')
  if (!block || !above) return emptyCommand
  const gap = above.text && block.text && !/\s$/.test(above.text) ? ' ' : ''
  const content = join(above, block, above.text + gap + block.text)
  if (!content) return emptyCommand
  return {
    edits: [
      { kind: 'content', key: above.key, content },
      { kind: 'remove', keys: [key] },
    ],
    focus: { key: above.key, caret: above.text.length + gap.length },
  }
}

export const splitAt = (state: EditorState, key: string, caret: number): Command =>
  divideBlock(state, key, ({ type, text }) => {
    if (type !== 'text') return undefined
    return { above: { text: text.slice(0, caret).trimEnd() }, below: { text: text.slice(caret).trimStart() } }
  })

export const mergeWithPrevious = (state: EditorState, key: string, maxCharacters: number): Command =>
  joinWithPrevious(state, key, (above, block, text) => {
    const isPossible = above.type === 'text' && block.type === 'text' && text.length <= maxCharacters
    return isPossible ? { text } : undefined
  })

export function moveBy(state: EditorState, key: string, step: -1 | 1): Command {
  const index = state.order.indexOf(key)
  const target = index + step
  const passed = state.blocks.get(state.order[target] ?? '')
  // Blocks below a heading belong to it, so a single step never moves a block out of its chapter.
  if (index === -1 || !passed || passed.type === 'chapter') return emptyCommand
  const after = state.order[step === 1 ? target : target - 1] ?? null
  return { edits: [{ kind: 'move', key, after }] }
}

/** Moves a block to an index, counted from 0 without the block itself. */
export function moveTo(state: EditorState, key: string, place: number): Command {
  const rest = state.order.filter((other) => other !== key)
  if (rest.length === state.order.length || state.order[place] === key) return emptyCommand
  return { edits: [{ kind: 'move', key, after: rest[place - 1] ?? null }] }
}

/** Moves each of the blocks a place up or down, as far as the end or the heading of their chapter. */
export function moveAllBy({ order, blocks }: EditorState, keys: ReadonlySet<string>, step: -1 | 1): Command {
  const edits: Edit[] = []
  const pass = (key: string | undefined, after: string | null) => {
    if (key !== undefined && blocks.get(key)?.type !== 'chapter') edits.push({ kind: 'move', key, after })
  }
  const isIn = (index: number) => keys.has(order[index] ?? '')
  // The block that a group of neighbours passes goes to the other side of the group.
  let passed: string | undefined
  if (step === -1) {
    for (const [index, key] of order.entries()) {
      if (!isIn(index)) passed = key
      else if (!isIn(index + 1)) pass(passed, key)
    }
  } else {
    for (let index = order.length - 1; index >= 0; index -= 1) {
      if (!isIn(index)) passed = order[index]
      else if (!isIn(index - 1)) pass(passed, order[index - 1] ?? null)
    }
  }
  return { edits }
}

/** Moves the blocks together to the place before an index of the order. */
export function moveAllTo({ order }: EditorState, keys: ReadonlySet<string>, before: number): Command {
  const moved = order.filter((key) => keys.has(key))
  let after = order.slice(0, before).findLast((key) => !keys.has(key)) ?? null
  const at = after === null ? 0 : order.indexOf(after) + 1
  if (moved.every((key, index) => order[at + index] === key)) return emptyCommand
  return {
    edits: moved.map((key) => {
      const edit: Edit = { kind: 'move', key, after }
      after = key
      return edit
    }),
  }
}
