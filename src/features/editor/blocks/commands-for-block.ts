import { DEFAULT_SPEECH } from '#src/rules/speech.ts'
import type { Editor } from '../create-editor.ts'
import { addBelow, addPause, mergeWithPrevious, moveBy, splitAt } from '../document/block-commands.ts'

/** Commands of the keyboard and of the menu on one block; each says whether it did anything. */
export function commandsFor(editor: Editor, key: string, maxCharacters: number) {
  const state = () => editor.store.getState()
  return {
    addBelow: () => editor.run(addBelow(state(), key)),
    addPause: () => editor.run(addPause(key, DEFAULT_SPEECH.pause)),
    split: (caret: number) => editor.run(splitAt(state(), key, caret)),
    merge: () => editor.run(mergeWithPrevious(state(), key, maxCharacters)),
    /** Moving a row in the page takes the focus from it: `caret` is where it comes back to. */
    move(step: -1 | 1, caret?: number) {
      const hasMoved = editor.run(moveBy(state(), key, step))
      if (hasMoved && caret !== undefined) requestAnimationFrame(() => editor.focus.set({ key, caret }))
      return hasMoved
    },
    focusNeighbour(step: -1 | 1) {
      const { order, blocks } = state()
      const next = order[order.indexOf(key) + step]
      const block = blocks.get(next ?? '')
      if (block?.type !== 'text') return false
      editor.focus.set({ key: block.key, caret: step === 1 ? 0 : block.text.length })
      return true
    },
  }
}

export type BlockCommands = ReturnType<typeof commandsFor>
