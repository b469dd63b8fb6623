import type { BlockCommands } from '#src/features/editor/block-rows.ts'
import type { Editor } from '#src/features/editor/editor-context.ts'

type Split = Parameters<Editor['divide']>[1]
type Merge = Parameters<Editor['join']>[1]

interface SegmentContent {
  split: (caret: number) => Split
  merge: Merge
  /** The text to edit, if not the segment's own. */
  part?: string
}

const alwaysFalse = () => false

/** Segments keep the order of the recording, so commands that move blocks do nothing. */
export function segmentCommands(
  editor: Editor,
  key: string,
  { split, merge, part }: SegmentContent,
): BlockCommands {
  return {
    addBelow: alwaysFalse,
    move: alwaysFalse,
    split: (caret) => editor.divide(key, split(caret)),
    merge: () => editor.join(key, merge),
    focusNeighbour(step) {
      const { order, blocks } = editor.store.getState()
      const block = blocks.get(order[order.indexOf(key) + step] ?? '')
      const text = part === undefined ? block?.text : block?.own?.textOf?.(part)
      if (!block || text === undefined) return false
      editor.focus.set({ key: block.key, part, caret: step === 1 ? 0 : text.length })
      return true
    },
  }
}
