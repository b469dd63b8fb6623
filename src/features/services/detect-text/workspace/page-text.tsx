import { type RefObject, useEffect, useRef } from 'react'
import { useBlockField } from '#src/features/editor/block-rows.ts'
import { type EditorBlock, useTextLanguage } from '#src/features/editor/editor-context.ts'
import { refusalIdOf, useBlockRefusal } from '#src/features/editor/editor-notices.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { cleanText } from '#src/rules/clean-text.ts'
import { inOwnLanguage } from '#src/rules/language-of-text.ts'
import { MarkedTextArea } from '#src/ui/marked-text-area.tsx'
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
  isReadOnly: boolean
}

export function PageText({ block, number, isReadOnly }: PageTextProps) {
  const { t } = useTranslation(['detect-text', 'editor'])
  const { editor, line, caret } = useOpenPages()
  const pointed = useSignal(line)
  const languageOf = useTextLanguage()
  const field = useRef<HTMLTextAreaElement>(null)
  const mirror = useRef<HTMLDivElement>(null)
  const refusal = useBlockRefusal(block)
  const { key, text } = block
  const words = wordsOf(block)
  useMarks('doubtful', words.filter(isDoubtful), mirror)
  useMarks(
    'pointed',
    words.filter((word) => word.line === pointed),
    mirror,
  )
  const { handleKey } = useBlockField(block, field, mirror)
  function follow({ selectionStart }: HTMLTextAreaElement) {
    caret.set(selectionStart)
    const word = words.findLast(({ start }) => start <= selectionStart)
    line.set(word?.line)
  }
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-1">
      <div className="flex-1 rounded-md border border-line bg-raised focus-within:border-ink">
        <MarkedTextArea
          ref={field}
          mirror={mirror}
          space="min-h-48 p-3"
          value={text}
          {...inOwnLanguage(text, languageOf())}
          readOnly={isReadOnly || block.isTextUnknown}
          placeholder={block.isTextUnknown ? t('editor:textUnknown') : undefined}
          aria-label={t('text.label', { number })}
          refusalId={refusal === undefined ? undefined : refusalIdOf(key)}
          onChange={(event) => {
            editor.typeText(key, cleanText(event.target.value).text)
            follow(event.target)
          }}
          onFocus={() => editor.active.set(key)}
          onSelect={(event) => follow(event.currentTarget)}
          onKeyDown={(event) => handleKey(event)}
        />
      </div>
      {refusal !== undefined && (
        <p id={refusalIdOf(key)} role="alert" className="wrap-long text-13 text-danger">
          {refusal}
        </p>
      )}
    </div>
  )
}
