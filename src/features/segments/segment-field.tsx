import { type ComponentProps, type RefObject, useRef } from 'react'
import { type BlockCommands, useBlockField } from '#src/features/editor/block-rows.ts'
import { type EditorBlock, useEditor, useTextLanguage } from '#src/features/editor/editor-context.ts'
import { refusalIdOf } from '#src/features/editor/editor-notices.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { cleanText } from '#src/rules/clean-text.ts'
import { MarkedTextArea } from '#src/ui/marked-text-area.tsx'

const ignoreKey = () => false

interface SegmentFieldProps {
  block: EditorBlock
  /** The text of the segment to edit, if not its own. */
  part?: string
  text: string
  label: string
  /** Shown while the text is empty. */
  hint?: string
  isReadOnly: boolean
  isRefused?: boolean
  /** Invisible copy of the text, in which words are marked. */
  mirror: RefObject<HTMLDivElement | null>
  commands: BlockCommands
  /** Action of Enter at a position in the text. */
  enter: (caret: number) => unknown
  /** Action of Alt+Enter. */
  play: (caret: number) => unknown
  onType?: () => void
  onClick?: ComponentProps<'textarea'>['onClick']
}

export function SegmentField(props: SegmentFieldProps) {
  const { block, part, text, label, isReadOnly, isRefused = false, mirror, commands, enter, play } = props
  const { t } = useTranslation('editor')
  const { typeText, typePart, caret } = useEditor()
  const languageOf = useTextLanguage()
  const field = useRef<HTMLTextAreaElement>(null)
  const { handleKey } = useBlockField(block, field, mirror, part)
  const { key } = block
  return (
    <MarkedTextArea
      ref={field}
      mirror={mirror}
      value={text}
      lang={languageOf(part)}
      readOnly={isReadOnly || block.isRemoving || block.isTextUnknown}
      placeholder={block.isTextUnknown ? t('textUnknown') : props.hint}
      aria-label={label}
      refusalId={isRefused ? refusalIdOf(key) : undefined}
      onChange={(event) => {
        props.onType?.()
        // Phone keyboards insert the line break without a key event for Enter.
        const { inputType } = event.nativeEvent as InputEvent
        if (inputType === 'insertLineBreak') return void enter(event.target.selectionStart - 1)
        const typed = cleanText(event.target.value.replace(/\n/g, ' ')).text
        if (part === undefined) typeText(key, typed)
        else typePart(key, part, typed)
      }}
      onClick={props.onClick}
      onBlur={({ currentTarget }) => caret.set({ key, part, caret: currentTarget.selectionStart })}
      onKeyDown={(event) =>
        handleKey(event, {
          commands,
          enter,
          duplicate: ignoreKey,
          remove: ignoreKey,
          play: () => play(event.currentTarget.selectionStart),
        })
      }
    />
  )
}
