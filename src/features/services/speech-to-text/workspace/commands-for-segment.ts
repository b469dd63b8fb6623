import type { Editor } from '#src/features/editor/editor-context.ts'
import { segmentCommands } from '#src/features/segments/segment-commands.ts'
import { mergeSegments, splitSegment } from '#src/features/segments/split-segment.ts'

export const commandsForSegment = (editor: Editor, key: string) =>
  segmentCommands(editor, key, {
    split: (caret) => (block) => splitSegment(block, caret),
    merge: mergeSegments,
  })
