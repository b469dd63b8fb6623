import type { BlockCommands } from '#src/features/editor/block-rows.ts'
import type { Editor } from '#src/features/editor/editor-context.ts'
import { mergeSegments, splitSegment } from '#src/features/segments/split-segment.ts'

const no = () => false

/** Segments keep the order of the recording: commands that move blocks do nothing. */
export function commandsForSegment(editor: Editor, key: string): BlockCommands {
  return {
    addBelow: no,
    move: no,
    split: (caret) => editor.divide(key, (block) => splitSegment(block, caret)),
    merge: () => editor.join(key, mergeSegments),
    focusNeighbour(step) {
      const { order, blocks } = editor.store.getState()
      const block = blocks.get(order[order.indexOf(key) + step] ?? '')
      if (!block) return false
      editor.focus.set({ key: block.key, caret: step === 1 ? 0 : block.text.length })
      return true
    },
  }
}
