import { type RefObject, useEffect } from 'react'
import type { EditorBlock } from '#src/features/editor/editor-context.ts'
import { createHighlight, rangeIn } from '#src/ui/text-highlight.ts'
import { doubtfulRanges } from './doubtful-words.ts'

export function useDoubtfulMarks(block: EditorBlock, mirror: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const highlight = createHighlight('doubtful')
    const marked = doubtfulRanges(block).flatMap(
      ({ start, end }) => rangeIn(mirror.current, start, end) ?? [],
    )
    for (const range of marked) highlight?.add(range)
    return () => {
      for (const range of marked) highlight?.delete(range)
    }
  }, [block, mirror])
}
