import type { ClipboardEvent } from 'react'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { inOwnLanguage } from '#src/rules/language-of-text.ts'
import { TextArea } from '#src/ui/text-area.tsx'

/**
 * Longest text that is editable in full, because a longer one makes typing slow; of longer texts only the
 * start is shown.
 */
const EDITABLE_LENGTH = 20_000

interface PasteFieldProps {
  text: string
  onChange: (text: string) => void
}

/** A field for a pasted text; hidden while the text is too long to be edited in it. */
export function PasteField({ text, onChange }: PasteFieldProps) {
  const { t } = useTranslation('editor-modals')
  if (text.length > EDITABLE_LENGTH) return null
  function handlePaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const pasted = event.clipboardData.getData('text/plain')
    if (text.length + pasted.length <= EDITABLE_LENGTH) return
    event.preventDefault()
    const { selectionStart, selectionEnd } = event.currentTarget
    onChange(text.slice(0, selectionStart) + pasted + text.slice(selectionEnd))
  }
  return (
    <TextArea
      label={t('paste.text')}
      value={text}
      rows={6}
      maxRows={12}
      {...inOwnLanguage(text)}
      onChange={(event) => onChange(event.target.value)}
      onPaste={handlePaste}
    />
  )
}
