import { SharedMap } from '#src/lib/shared-map.ts'
import type { BlockContent, EditorBlock } from './editor-block.ts'
import type { EditorState, ProjectDefaults } from './editor-state.ts'
import { mergeTexts } from './merge-texts.ts'

/**
 * A step of editing. Places are named by the preceding block (`null`: the start) instead of an index, so
 * that a step still fits after another tab has added or moved something.
 */
export type Edit =
  | { readonly kind: 'insert'; readonly after: string | null; readonly blocks: readonly EditorBlock[] }
  | { readonly kind: 'remove'; readonly keys: readonly string[] }
  | { readonly kind: 'move'; readonly key: string; readonly after: string | null }
  | {
      readonly kind: 'content'
      readonly key: string
      readonly content: Partial<BlockContent>
      /**
       * The text that this step undoes. If the present text differs, only the changes of the step are undone.
       */
      readonly takesBack?: string
    }
  | {
      /** Another text of a block that the service stores next to its own. */
      readonly kind: 'part'
      readonly key: string
      readonly part: string
      readonly text: string
      readonly takesBack?: string
    }
  | { readonly kind: 'defaults'; readonly values: Partial<ProjectDefaults> }

interface AppliedEdits {
  readonly state: EditorState
  readonly inverse: readonly Edit[]
}

type Insert = Extract<Edit, { kind: 'insert' }>
type Move = Extract<Edit, { kind: 'move' }>

/** Keys in order, as a linked list: adding and removing take the same time at any place. */
function linkedOrder(order: readonly string[]) {
  const next = new Map<string | null, string>()
  const previous = new Map<string, string | null>()
  let last: string | null = null
  for (const key of order) {
    next.set(last, key)
    previous.set(key, last)
    last = key
  }
  return {
    has: (key: string) => previous.has(key),
    /** An unknown place is the end. */
    add(key: string, after: string | null) {
      const above = after === null || previous.has(after) ? after : last
      const below = next.get(above)
      next.set(above, key)
      previous.set(key, above)
      if (below === undefined) last = key
      else {
        next.set(key, below)
        previous.set(below, key)
      }
      return key
    },
    /** Takes out a key of the chain and returns the one above. */
    take(key: string) {
      const above = previous.get(key) ?? null
      const below = next.get(key)
      next.delete(key)
      previous.delete(key)
      if (below === undefined) {
        next.delete(above)
        last = above
      } else {
        next.set(above, below)
        previous.set(below, above)
      }
      return above
    },
    toOrder(): string[] {
      const keys: string[] = []
      for (let key = next.get(null); key !== undefined; key = next.get(key)) keys.push(key)
      return keys
    },
  }
}

/**
 * Inserts in one pass, because thousands of blocks may come at as many places. Skips blocks that already exist, even
 * under another key: a block undone while it was being sent may have returned from the server before redo.
 */
function insertAll(state: EditorState, inserts: readonly Insert[]): AppliedEdits {
  const present = new Set<string>()
  for (const { clientId } of state.blocks.values()) present.add(clientId)
  const blocks = new Map(state.blocks)
  const chain = linkedOrder(state.order)
  const keys: string[] = []
  for (const { after, blocks: wanted } of inserts) {
    let above = after
    for (const block of wanted) {
      if (blocks.has(block.key) || present.has(block.clientId)) continue
      present.add(block.clientId)
      blocks.set(block.key, block)
      above = chain.add(block.key, above)
      keys.push(block.key)
    }
  }
  return { state: { ...state, order: chain.toOrder(), blocks }, inverse: [{ kind: 'remove', keys }] }
}

function remove(state: EditorState, keys: readonly string[]): AppliedEdits {
  const gone = new Set(keys)
  const inverse: Edit[] = []
  let run: EditorBlock[] = []
  for (const [index, key] of state.order.entries()) {
    const block = gone.has(key) ? state.blocks.get(key) : undefined
    if (!block) {
      run = []
    } else if (run.push(block) === 1) {
      inverse.push({ kind: 'insert', after: state.order[index - 1] ?? null, blocks: run })
    }
  }
  const blocks = new Map(state.blocks)
  for (const key of gone) blocks.delete(key)
  return { state: { ...state, order: state.order.filter((key) => !gone.has(key)), blocks }, inverse }
}

/** Moves in one pass, because a command may move thousands of blocks. */
function moveAll(state: EditorState, moves: readonly Move[]): AppliedEdits {
  const chain = linkedOrder(state.order)
  const inverse: Edit[] = []
  for (const { key, after } of moves) {
    if (!chain.has(key) || after === key) continue
    inverse.push({ kind: 'move', key, after: chain.take(key) })
    chain.add(key, after)
  }
  return { state: { ...state, order: chain.toOrder() }, inverse: inverse.toReversed() }
}

/** Undo keeps words that others have written since; if the changes conflict, the text stays. */
function withWordsFromElsewhere(text: string, takesBack: string | undefined, present: string): string {
  if (takesBack === undefined || takesBack === present) return text
  return mergeTexts(takesBack, text, present) ?? present
}

function withKeptWords(
  { content, takesBack }: Extract<Edit, { kind: 'content' }>,
  present: string,
): Partial<BlockContent> {
  if (content.text === undefined || takesBack === undefined || takesBack === present) return content
  const { own: _own, ...rest } = content
  return { ...rest, text: withWordsFromElsewhere(content.text, takesBack, present) }
}

function changeContent(state: EditorState, edit: Extract<Edit, { kind: 'content' }>): AppliedEdits {
  const { key } = edit
  const block = state.blocks.get(key)
  if (!block) return { state, inverse: [] }
  const content = withKeptWords(edit, block.text)
  // The service's own content follows every change of the text: typing, replacing and undo.
  const own = content.own ?? (content.text === undefined ? undefined : block.own?.withText(content.text))
  const before: Partial<BlockContent> = {
    ...(content.text !== undefined && { text: block.text }),
    ...(content.voiceId !== undefined && { voiceId: block.voiceId }),
    ...(content.settings !== undefined && { settings: block.settings }),
    ...(own && block.own && { own: block.own }),
  }
  const { refusal: _refusal, ...accepted } = block
  const changed = { ...accepted, ...content, ...(own && { own }) }
  const blocks = SharedMap.of(state.blocks).with(key, changed)
  const takesBack = content.text
  return { state: { ...state, blocks }, inverse: [{ kind: 'content', key, content: before, takesBack }] }
}

function changePart(
  state: EditorState,
  { key, part, ...edit }: Extract<Edit, { kind: 'part' }>,
): AppliedEdits {
  const block = state.blocks.get(key)
  const present = block?.own?.textOf?.(part)
  if (!block || present === undefined) return { state, inverse: [] }
  const text = withWordsFromElsewhere(edit.text, edit.takesBack, present)
  const own = block.own?.withTextOf?.(part, text)
  const { refusal: _refusal, ...accepted } = block
  const blocks = SharedMap.of(state.blocks).with(key, { ...accepted, ...(own && { own }) })
  return {
    state: { ...state, blocks },
    inverse: [{ kind: 'part', key, part, text: present, takesBack: text }],
  }
}

function changeDefaults(state: EditorState, values: Partial<ProjectDefaults>): AppliedEdits {
  const { language, voiceId, settings, own } = state.defaults
  const before: Partial<ProjectDefaults> = {
    ...(values.language !== undefined && { language }),
    ...(values.voiceId !== undefined && { voiceId }),
    ...(values.settings !== undefined && { settings }),
    ...('own' in values && { own }),
  }
  const defaults = { ...state.defaults, ...values }
  return { state: { ...state, defaults }, inverse: [{ kind: 'defaults', values: before }] }
}

function applyEdit(state: EditorState, edit: Exclude<Edit, Insert | Move>): AppliedEdits {
  switch (edit.kind) {
    case 'remove':
      return remove(state, edit.keys)
    case 'content':
      return changeContent(state, edit)
    case 'part':
      return changePart(state, edit)
    case 'defaults':
      return changeDefaults(state, edit.values)
  }
}

/** The edits of one kind from a place on, up to the first of another kind. */
function consecutiveEdits<Kind extends Edit['kind']>(edits: readonly Edit[], place: number, kind: Kind) {
  const run: Extract<Edit, { kind: Kind }>[] = []
  const isOfKind = (edit: Edit): edit is Extract<Edit, { kind: Kind }> => edit.kind === kind
  for (let edit = edits[place]; edit && isOfKind(edit); edit = edits[place + run.length]) run.push(edit)
  return run
}

/** Applies steps in order; the inverse takes them back as one. */
export function applyEdits(before: EditorState, edits: readonly Edit[]): AppliedEdits {
  let state = before
  const inverse: (readonly Edit[])[] = []
  const take = (applied: AppliedEdits, count: number) => {
    state = applied.state
    inverse.push(applied.inverse)
    return count
  }
  for (let place = 0; place < edits.length; ) {
    const edit = edits[place]
    if (!edit) break
    if (edit.kind === 'insert') {
      const inserts = consecutiveEdits(edits, place, 'insert')
      place += take(insertAll(state, inserts), inserts.length)
    } else if (edit.kind === 'move') {
      const moves = consecutiveEdits(edits, place, 'move')
      place += take(moveAll(state, moves), moves.length)
    } else {
      place += take(applyEdit(state, edit), 1)
    }
  }
  return { state, inverse: inverse.toReversed().flat() }
}
