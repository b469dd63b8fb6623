import type { EditorBlock } from '#src/features/editor/editor-context.ts'

export interface SegmentProps {
  block: EditorBlock
  /** Starts at 1. */
  place: number
  isReadOnly: boolean
}
