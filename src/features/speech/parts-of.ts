import { blocksOf, type EditorBlock, type EditorState } from '#src/features/editor/editor-context.ts'

/** Groups blocks into export units; ungrouped blocks are excluded. */
export type PartsOf = (state: EditorState) => readonly (readonly EditorBlock[])[]

export const everyBlock: PartsOf = (state) => blocksOf(state).map((block) => [block])

/** Whether the parts are more than single blocks, e.g. chapters. */
export const hasParts = (partsOf: PartsOf) => partsOf !== everyBlock

export const includedIn = (state: EditorState, partsOf: PartsOf): readonly EditorBlock[] =>
  hasParts(partsOf) ? partsOf(state).flat() : blocksOf(state)
