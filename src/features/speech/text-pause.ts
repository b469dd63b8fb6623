import { type RefObject, useEffect } from 'react'
import type { Command, EditorState } from '#src/features/editor/editor-context.ts'
import { pauseMark, textPauses } from '#src/rules/text-pauses.ts'
import { createHighlight, rangeIn } from '#src/ui/text-highlight.ts'

/** Default length of a pause inside a sentence, until the customer changes it in its brackets. */
const FIRST_SECONDS = 0.5

export function addTextPause({ blocks }: EditorState, key: string, caret: number): Command {
  const text = blocks.get(key)?.text
  if (text === undefined) return { edits: [] }
  const before = text.slice(0, caret)
  const after = text.slice(caret)
  const opening = before === '' || /\s$/.test(before) ? before : `${before} `
  const written = `${opening}${pauseMark(FIRST_SECONDS)}${/^[\s\p{P}]|^$/u.test(after) ? '' : ' '}`
  return {
    edits: [{ kind: 'content', key, content: { text: written + after } }],
    focus: { key, caret: written.length },
  }
}

export function usePauseMarks(text: string, mirror: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const highlight = createHighlight('text-pause')
    if (!highlight) return
    const ranges = textPauses(text).flatMap(({ start, end }) => rangeIn(mirror.current, start, end) ?? [])
    for (const range of ranges) highlight.add(range)
    return () => {
      for (const range of ranges) highlight.delete(range)
    }
  }, [text, mirror])
}
