import { applyEdit, type Edit } from './edit.ts'
import { asToBeAdded, type EditorBlock } from './editor-block.ts'
import type { EditorState, ProjectDefaults } from './editor-state.ts'

type Listener = () => void

/** Fields of a block that the server or the interface sets; they are no part of undo. */
export type BlockFields = Partial<Omit<EditorBlock, 'key' | 'text' | 'voiceId' | 'settings' | 'segment'>>

function createSignal() {
  const listeners = new Set<Listener>()
  return {
    subscribe(listener: Listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    emit() {
      for (const listener of listeners) listener()
    },
    get isHeard() {
      return listeners.size > 0
    },
  }
}

/**
 * The content outside React. Each block has listeners of its own, so that a key pressed in one of 10,000
 * blocks renders one row.
 * @param isOnServer whether the server still has a block of this id: what undo brings back is else added anew.
 */
export function createEditorStore(initial: EditorState, isOnServer: (id: number) => boolean = () => true) {
  let state = initial
  const order = createSignal()
  const defaults = createSignal()
  const content = createSignal()
  const edits = createSignal()
  const touchListeners = new Set<(keys?: Iterable<string>) => void>()
  const perBlock = new Map<string, ReturnType<typeof createSignal>>()

  function announce(before: EditorState, keys: Iterable<string>) {
    for (const key of keys) perBlock.get(key)?.emit()
    if (before.order !== state.order) order.emit()
    if (before.defaults !== state.defaults) defaults.emit()
    content.emit()
  }

  const revived = (edit: Edit): Edit =>
    edit.kind === 'insert'
      ? {
          ...edit,
          blocks: edit.blocks.map((block) =>
            block.id !== undefined && !isOnServer(block.id) ? asToBeAdded(block) : block,
          ),
        }
      : edit

  return {
    getState: () => state,
    getOrder: () => state.order,
    getDefaults: (): ProjectDefaults => state.defaults,
    getBlock: (key: string) => state.blocks.get(key),
    subscribeOrder: order.subscribe,
    subscribeDefaults: defaults.subscribe,
    /** Called after any change of content, order or defaults. */
    subscribe: content.subscribe,
    /** Called after the customer's own changes only, not after what the server said. */
    subscribeEdits: edits.subscribe,
    /** Called with the keys of blocks whose content was set; without keys, it may have been any. */
    subscribeTouched(listener: (keys?: Iterable<string>) => void) {
      touchListeners.add(listener)
    },
    subscribeBlock(key: string, listener: Listener) {
      const signal = perBlock.get(key) ?? createSignal()
      perBlock.set(key, signal)
      const unsubscribe = signal.subscribe(listener)
      return () => {
        unsubscribe()
        if (!signal.isHeard) perBlock.delete(key)
      }
    },
    /** Applies the steps in order and returns those that take them back. */
    apply(steps: readonly Edit[]): readonly Edit[] {
      const before = state
      const inverse: Edit[] = []
      const touched = new Set<string>()
      for (const edit of steps) {
        const applied = applyEdit(state, revived(edit))
        state = applied.state
        inverse.unshift(...applied.inverse)
        if (edit.kind === 'content') touched.add(edit.key)
        if (edit.kind === 'insert') for (const { key } of edit.blocks) touched.add(key)
      }
      for (const listener of touchListeners) listener(touched)
      announce(before, touched)
      edits.emit()
      return inverse
    },
    /** Sets what is no part of undo: ids, results, marks. */
    patch(key: string, fields: BlockFields) {
      const block = state.blocks.get(key)
      if (!block) return
      const blocks = state.blocks as Map<string, EditorBlock>
      blocks.set(key, { ...block, ...fields })
      state = { ...state, blocks }
      announce(state, [key])
    },
    /** Puts a merged state in place; only blocks that differ are announced. */
    replace(next: EditorState) {
      const before = state
      state = next
      for (const listener of touchListeners) listener()
      const changed = [...perBlock.keys()].filter((key) => before.blocks.get(key) !== next.blocks.get(key))
      announce(before, changed)
    },
  }
}

export type EditorStore = ReturnType<typeof createEditorStore>
