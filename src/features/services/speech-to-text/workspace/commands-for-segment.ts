import { BLOCK_TEXT_MAX } from '#src/contract/limits.ts'
import type { BlockCommands } from '#src/features/editor/blocks/commands-for-block.ts'
import type { Editor } from '#src/features/editor/create-editor.ts'
import { mergeSegmentWithPrevious, splitSegment } from '../transcript/segment-commands.ts'

/** Longest text of a segment, as the contract has it. */

const no = () => false

/** Commands of the keyboard on one segment. Their order is that of the recording: nothing is moved. */
export function commandsForSegment(editor: Editor, key: string): BlockCommands {
  const state = () => editor.store.getState()
  return {
    addBelow: no,
    addPause: no,
    move: no,
    split: (caret) => editor.run(splitSegment(state(), key, caret)),
    merge: () => editor.run(mergeSegmentWithPrevious(state(), key, BLOCK_TEXT_MAX)),
    focusNeighbour(step) {
      const { order, blocks } = state()
      const block = blocks.get(order[order.indexOf(key) + step] ?? '')
      if (!block) return false
      editor.focus.set({ key: block.key, caret: step === 1 ? 0 : block.text.length })
      return true
    },
  }
}
