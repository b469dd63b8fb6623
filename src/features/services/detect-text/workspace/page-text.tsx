import { type RefObject, useEffect, useRef } from 'react'
import type { EditorBlock } from '#src/features/editor/editor-context.ts'
import { FixedText } from '#src/features/workspace/fixed-text.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { createHighlight, type HighlightName, rangeIn } from '#src/ui/text-highlight.ts'
import { useSignal } from '#src/ui/use-signal.ts'
import { useOpenPages, wordsOf } from '../pages/open-pages.ts'
import { isDoubtful } from './doubtful-words.ts'

interface Stretch {
  readonly start: number
  readonly end: number
}

function useMarks(name: HighlightName, stretches: readonly Stretch[], mirror: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const highlight = createHighlight(name)
    const marked = stretches.flatMap(({ start, end }) => rangeIn(mirror.current, start, end) ?? [])
    for (const range of marked) highlight?.add(range)
    return () => {
      for (const range of marked) highlight?.delete(range)
    }
  })
}

interface PageTextProps {
  block: EditorBlock
  /** Starts at 1. */
  number: number
  isReadOnly?: boolean
}

export function PageText({ block, number, isReadOnly = false }: PageTextProps) {
  const { t } = useTranslation('detect-text')
  const { line, caret } = useOpenPages()
  const pointed = useSignal(line)
  const mirror = useRef<HTMLDivElement>(null)
  const words = wordsOf(block)
  useMarks('doubtful', words.filter(isDoubtful), mirror)
  useMarks(
    'pointed',
    words.filter((word) => word.line === pointed),
    mirror,
  )
  function follow({ selectionStart }: HTMLTextAreaElement) {
    caret.set(selectionStart)
    const word = words.findLast(({ start }) => start <= selectionStart)
    line.set(word?.line)
  }
  return (
    <FixedText
      block={block}
      label={t('text.label', { number })}
      isReadOnly={isReadOnly}
      space="min-h-48 p-3"
      mirror={mirror}
      onCaret={follow}
    />
  )
}
