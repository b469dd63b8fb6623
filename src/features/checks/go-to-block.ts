import type { Editor } from '#src/features/editor/editor-context.ts'

/** Moves the caret to a block. It is the active one even if, like the title of a chapter, its field takes no caret. */
export function goToBlock({ focus, active }: Editor, key: string, part: string | undefined) {
  focus.set({ key, part, caret: 0 })
  active.set(key)
}
