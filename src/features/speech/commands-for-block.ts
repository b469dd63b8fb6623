import type { Editor } from '#src/features/editor/editor-context.ts'
import { DEFAULT_SPEECH } from '#src/rules/speech.ts'
import { addTextPause } from './text-pause.ts'

export function commandsFor(editor: Editor, key: string, maxCharacters: number) {
  return {
    addBelow: () => editor.addBelow(key),
    addPause: () => editor.addPause(key, DEFAULT_SPEECH.pause),
    split: (caret: number) => editor.split(key, caret),
    addTextPause: (caret: number) => editor.run(addTextPause(editor.store.getState(), key, caret)),
    merge: () => editor.merge(key, maxCharacters),
    /** `caret` restores the focus, because moving a row in the DOM removes it. */
    move(step: -1 | 1, caret?: number) {
      const hasMoved = editor.moveBy(key, step)
      if (hasMoved && caret !== undefined) requestAnimationFrame(() => editor.focus.set({ key, caret }))
      return hasMoved
    },
    focusNeighbour(step: -1 | 1) {
      const { order, blocks } = editor.store.getState()
      const next = order[order.indexOf(key) + step]
      const block = blocks.get(next ?? '')
      if (block?.type !== 'text') return false
      editor.focus.set({ key: block.key, caret: step === 1 ? 0 : block.text.length })
      return true
    },
  }
}
