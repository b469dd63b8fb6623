import { type RefObject, useEffect } from 'react'
import { createHighlight, rangeIn } from '#src/ui/text-highlight.ts'
import { useSignal } from '#src/ui/use-signal.ts'
import type { Editor } from '../core/create-editor.ts'
import { type EditorBlock, textOf } from '../core/document/editor-block.ts'

export function useFoundHighlight(
  editor: Pick<Editor, 'found'>,
  block: EditorBlock,
  mirror: RefObject<HTMLElement | null>,
  part?: string,
) {
  const { key } = block
  const text = textOf(block, part)
  const found = useSignal(editor.found)
  useEffect(() => {
    if (!found || !text) return
    const marked = found.matches.flatMap((match, index) => {
      if (match.key !== key || match.part !== part) return []
      const range = rangeIn(mirror.current, match.start, match.end)
      const highlight = createHighlight(index === found.current ? 'found-current' : 'found')
      if (!range || !highlight) return []
      highlight.add(range)
      return [() => highlight.delete(range)]
    })
    return () => {
      for (const unmark of marked) unmark()
    }
  }, [found, key, text, part, mirror])
}
