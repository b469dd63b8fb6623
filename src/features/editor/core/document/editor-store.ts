import { SharedMap } from '#src/lib/shared-map.ts'
import { createSignal, type Signal } from '#src/lib/signal.ts'
import { applyEdits, type Edit } from './edit.ts'
import { asNewBlock, type BlockContent, type EditorBlock } from './editor-block.ts'
import type { EditorState } from './editor-state.ts'

/** Fields of a block that the server or the interface sets; undo ignores them. */
export type BlockFields = Partial<Omit<EditorBlock, 'key' | keyof BlockContent>>

/** Keys of blocks whose content was set; without keys, it may be any block. */
interface ChangedKeys {
  readonly keys?: Iterable<string>
}

interface SurplusBlock {
  readonly key: string
  readonly id: number
}

/** A signal per subscribed block, so that typing in one of 10,000 blocks renders one row. */
function createBlockSignals() {
  const followed = new Map<string, { readonly signal: Signal<EditorBlock | undefined>; followers: number }>()
  return {
    keys: () => [...followed.keys()],
    set: (key: string, block: EditorBlock | undefined) => followed.get(key)?.signal.set(block),
    subscribe(key: string, block: EditorBlock | undefined, listener: () => void) {
      const entry = followed.get(key) ?? { signal: createSignal(block), followers: 0 }
      followed.set(key, entry)
      entry.followers += 1
      const unsubscribe = entry.signal.subscribe(listener)
      return () => {
        unsubscribe()
        entry.followers -= 1
        if (entry.followers === 0) followed.delete(key)
      }
    },
  }
}

function withKnownBlocks(edit: Edit, isOnServer: (id: number) => boolean): Edit {
  if (edit.kind !== 'insert') return edit
  const blocks = edit.blocks.map((block) =>
    block.id !== undefined && !isOnServer(block.id) ? asNewBlock(block) : block,
  )
  return { ...edit, blocks }
}

function keysIn(steps: readonly Edit[]): Set<string> {
  const keys = new Set<string>()
  for (const edit of steps) {
    if (edit.kind === 'content' || edit.kind === 'part') keys.add(edit.key)
    if (edit.kind === 'insert') for (const { key } of edit.blocks) keys.add(key)
    if (edit.kind === 'remove') for (const key of edit.keys) keys.add(key)
  }
  return keys
}

function createStateSignals(initial: EditorState) {
  const order = createSignal(initial.order)
  const defaults = createSignal(initial.defaults)
  const content = createSignal(initial)
  const blocks = createBlockSignals()
  return {
    ...{ order, defaults, content, blocks },
    announce(next: EditorState, keys: Iterable<string>) {
      for (const key of keys) blocks.set(key, next.blocks.get(key))
      order.set(next.order)
      defaults.set(next.defaults)
      content.set(next)
    },
  }
}

/** Blocks in a shared map from the start, so that figures of its groups stay cached. */
const withSharedBlocks = (state: EditorState): EditorState =>
  state.blocks instanceof SharedMap ? state : { ...state, blocks: SharedMap.of(state.blocks) }

function createMarks() {
  const touched = createSignal<ChangedKeys>({ keys: [] })
  return {
    touched,
    /** The latest block that the server added after this tab had removed it. */
    surplus: createSignal<SurplusBlock | undefined>(undefined),
    /** Marks blocks that may differ from the server; without keys, any block may. */
    touch: (keys?: Iterable<string>) => touched.set({ keys }),
  }
}

/**
 * The content of the editor, outside React.
 * @param isOnServer whether the server still has a block of this id
 */
export function createEditorStore(opened: EditorState, isOnServer: (id: number) => boolean = () => true) {
  const initial = withSharedBlocks(opened)
  let state = initial
  const { order, defaults, content, blocks, announce } = createStateSignals(initial)
  const edited = createSignal(0)
  const marks = createMarks()

  function become(next: EditorState, keys: Iterable<string>) {
    state = withSharedBlocks(next)
    announce(state, keys)
  }

  /** Notifies subscribers of the content once, however many blocks change. */
  function patchAll(fields: ReadonlyMap<string, BlockFields>) {
    let blocks = SharedMap.of(state.blocks)
    for (const [key, changed] of fields) {
      const block = blocks.get(key)
      if (block) blocks = blocks.with(key, { ...block, ...changed })
    }
    if (blocks !== state.blocks) become({ ...state, blocks }, fields.keys())
  }

  return {
    getState: () => state,
    getOrder: () => state.order,
    getDefaults: () => state.defaults,
    getBlock: (key: string) => state.blocks.get(key),
    subscribeOrder: order.subscribe,
    subscribeDefaults: defaults.subscribe,
    subscribeBlock: (key: string, listener: () => void) =>
      blocks.subscribe(key, state.blocks.get(key), listener),
    subscribe: content.subscribe,
    /** Called only after the customer's own changes, not after updates from the server. */
    subscribeEdits: edited.subscribe,
    ...marks,
    apply(steps: readonly Edit[]): readonly Edit[] {
      const known = steps.map((edit) => withKnownBlocks(edit, isOnServer))
      const keys = keysIn(known)
      const next = applyEdits(state, known)
      marks.touched.set({ keys })
      become(next.state, keys)
      edited.set(edited.get() + 1)
      return next.inverse
    },
    /** Sets fields that undo ignores: ids, results, marks. */
    patch: (key: string, fields: BlockFields) => patchAll(new Map([[key, fields]])),
    patchAll,
    /** Replaces the state with a merged one and notifies subscribers only of blocks that differ. */
    replace(next: EditorState) {
      marks.touched.set({})
      become(next, blocks.keys())
    },
  }
}

export type EditorStore = ReturnType<typeof createEditorStore>
