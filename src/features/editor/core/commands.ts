import { hasOpenBlocks } from '#src/features/projects/project-statuses.ts'
import { isFocusLost } from '#src/lib/is-focus-lost.ts'
import {
  addBelow,
  addChapter,
  addPause,
  type Command,
  divideBlock,
  joinWithPrevious,
  mergeWithPrevious,
  moveAllBy,
  moveAllTo,
  moveBy,
  moveTo,
  splitAt,
} from './document/block-commands.ts'
import type { Edit } from './document/edit.ts'
import { type EditorBlock, textOf } from './document/editor-block.ts'
import type { EditorState } from './document/editor-state.ts'
import type { EditorStore } from './document/editor-store.ts'
import { type InsertedText, insertTexts, type TextPlace } from './document/insert-text.ts'
import { isAllowed, isLocked } from './document/locked-blocks.ts'
import type { History } from './history/history.ts'
import type { ScreenState } from './screen-state.ts'

interface Dependencies {
  readonly store: EditorStore
  readonly history: History
  readonly screen: ScreenState
}

/** Commands that change blocks. Each is one undo step and returns whether it changed anything. */
export function createCommands({ store, history, screen }: Dependencies) {
  const canEdit = () => hasOpenBlocks(screen.summary.get())
  const may = (edits: readonly Edit[]) =>
    canEdit() && isAllowed(edits, store.getState(), screen.summary.get())

  function run({ edits, focus }: Command) {
    if (edits.length === 0 || !may(edits)) return false
    history.commit(edits)
    if (focus) screen.focus.set(focus)
    return true
  }
  const running =
    <Rest extends readonly unknown[]>(command: (state: EditorState, ...rest: Rest) => Command) =>
    (...rest: Rest) =>
      run(command(store.getState(), ...rest))

  return {
    canEdit,
    /** Whether a block can be changed now: a run may lock only some blocks. */
    canChange: (block: EditorBlock) => canEdit() && !isLocked(block, screen.summary.get()),
    run,
    typeText(key: string, text: string) {
      const edits: readonly Edit[] = [{ kind: 'content', key, content: { text } }]
      if (may(edits)) history.commit(edits, `type ${key}`)
    },
    typePart(key: string, part: string, text: string) {
      const edits: readonly Edit[] = [{ kind: 'part', key, part, text }]
      if (may(edits)) history.commit(edits, `type ${key} ${part}`)
    },
    /** Removes those that can be removed now, and returns them: not those in a run or with an unknown text. */
    removeAll(keys: readonly string[]) {
      const free = keys.filter((key) => may([{ kind: 'remove', keys: [key] }]))
      return run({ edits: free.length > 0 ? [{ kind: 'remove', keys: free }] : [] }) ? free : []
    },
    addBelow: running(addBelow),
    addChapter: (after: string | null, title: string) => run(addChapter(after, title)),
    addPause: (after: string | null, seconds: number) => run(addPause(after, seconds)),
    insertTexts: running(insertTexts),
    /** The command of `insertTexts`, to run together with other edits. */
    insertionOf: (place: TextPlace, texts: readonly InsertedText[]) =>
      insertTexts(store.getState(), place, texts),
    divide: running(divideBlock),
    join: running(joinWithPrevious),
    split: running(splitAt),
    merge: running(mergeWithPrevious),
    moveBy: running(moveBy),
    moveTo: running(moveTo),
    moveAllBy: running(moveAllBy),
    moveAllTo: running(moveAllTo),
  }
}

/** The text nearest to a position, preferably after it. Pauses have no text for the caret. */
function nearestText({ order, blocks }: EditorState, place: number, except?: string) {
  const isText = (key: string) => {
    const type = blocks.get(key)?.type
    return key !== except && (type === 'text' || type === 'segment')
  }
  return blocks.get(order.slice(place).find(isText) ?? order.slice(0, place).findLast(isText) ?? '')
}

export function createUndoRedo({ store, history, screen }: Dependencies) {
  function focusNear(place: number, except?: string) {
    const near = nearestText(store.getState(), place, except)
    if (near) screen.focus.set({ key: near.key, caret: 0 })
  }
  function travel(step: 'undo' | 'redo') {
    if (!hasOpenBlocks(screen.summary.get())) return
    const place = Math.max(store.getOrder().indexOf(screen.active.get() ?? ''), 0)
    const { key = '', part } = history[step]() ?? {}
    const block = store.getBlock(key)
    const caret = block && textOf(block, part)?.length
    if (caret !== undefined) return screen.focus.set({ key, part, caret })
    // The focused element may be gone or, like the button of the last step, disabled.
    requestAnimationFrame(() => isFocusLost() && focusNear(place))
  }
  return {
    undo: () => travel('undo'),
    redo: () => travel('redo'),
    focusBeside: (key: string) => focusNear(store.getOrder().indexOf(key), key),
  }
}
