import { type RefObject, useRef } from 'react'
import { useBlockField } from '#src/features/editor/block-rows.ts'
import {
  type EditorBlock,
  useEditor,
  useSummary,
  useTextLanguage,
} from '#src/features/editor/editor-context.ts'
import { refusalIdOf, useBlockRefusal } from '#src/features/editor/editor-notices.tsx'
import { isEditable } from '#src/features/projects/project-statuses.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { cleanText } from '#src/rules/clean-text.ts'
import { inOwnLanguage } from '#src/rules/language-of-text.ts'
import { MarkedTextArea } from '#src/ui/marked-text-area.tsx'

interface FixedTextProps {
  block: EditorBlock
  label: string
  /** The text cannot be edited now, besides the statuses in which no text of the project can. */
  isReadOnly?: boolean
  /** Utility classes for the height and padding of the text. */
  space?: string
  /** Invisible copy of the text, for marks. */
  mirror?: RefObject<HTMLDivElement | null>
  /** Called when the text or its selection changes. */
  onCaret?: (field: HTMLTextAreaElement) => void
}

/** The text of a block that stays in its place: it is edited, never moved, split or merged. */
export function FixedText({ block, label, isReadOnly, space = 'p-3', onCaret, ...marks }: FixedTextProps) {
  const { t } = useTranslation('editor')
  const editor = useEditor()
  const isLocked = !isEditable(useSummary())
  const languageOf = useTextLanguage()
  const field = useRef<HTMLTextAreaElement>(null)
  const own = useRef<HTMLDivElement>(null)
  const mirror = marks.mirror ?? own
  const refusal = useBlockRefusal(block)
  const { handleKey } = useBlockField(block, field, mirror)
  const { key, text, isTextUnknown } = block
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-1">
      <div className="flex-1 rounded-md border border-line bg-raised focus-within:border-ink">
        <MarkedTextArea
          ref={field}
          mirror={mirror}
          space={space}
          value={text}
          {...inOwnLanguage(text, languageOf())}
          readOnly={isReadOnly || isLocked || isTextUnknown}
          placeholder={isTextUnknown ? t('textUnknown') : undefined}
          aria-label={label}
          refusalId={refusal === undefined ? undefined : refusalIdOf(key)}
          onChange={(event) => {
            editor.typeText(key, cleanText(event.target.value).text)
            onCaret?.(event.target)
          }}
          onFocus={() => editor.active.set(key)}
          onSelect={(event) => onCaret?.(event.currentTarget)}
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
