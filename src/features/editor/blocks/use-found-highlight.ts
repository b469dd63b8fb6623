import { type RefObject, useEffect } from 'react'
import { useSignal } from '#src/ui/use-signal.ts'
import type { EditorBlock } from '../document/editor-block.ts'
import { useEditor } from '../editor-context.ts'
import { createHighlight, rangeIn } from './text-highlight.ts'

/** Marks what the find bar has found in a block. */
export function useFoundHighlight(block: EditorBlock, mirror: RefObject<HTMLElement | null>) {
  const found = useSignal(useEditor().found)
  const { key, text } = block
  useEffect(() => {
    if (!found || text === '') return
    const marked = found.matches.flatMap((match, index) => {
      if (match.key !== key) return []
      const range = rangeIn(mirror.current, match.start, match.end)
      const highlight = createHighlight(index === found.current ? 'found-current' : 'found')
      if (!range || !highlight) return []
      highlight.add(range)
      return [() => highlight.delete(range)]
    })
    return () => {
      for (const unmark of marked) unmark()
    }
  }, [found, key, text, mirror])
}
