import { useState } from 'react'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { inOwnLanguage } from '#src/rules/language-of-text.ts'
import { type TextEncoding, textEncodings } from '#src/rules/text-encodings.ts'
import { Button } from '#src/ui/button.tsx'
import { Select } from '#src/ui/select.tsx'

interface EncodingChoiceProps {
  encoding: TextEncoding
  /** First words of the text in this encoding. */
  sample?: string
  isDisabled?: boolean
  onChange: (encoding: TextEncoding) => void
}

/** Shows the encoding of a text file and lets the customer choose another one. */
export function EncodingChoice({ encoding, sample = '', isDisabled = false, onChange }: EncodingChoiceProps) {
  const { t } = useTranslation('projects')
  const [isOpen, setIsOpen] = useState(false)
  const words = sample === '' ? undefined : t('encoding.sample', { sample })
  if (isOpen) {
    return (
      <Select
        label={t('encoding.label')}
        value={encoding}
        hint={words}
        options={textEncodings.map((value) => ({ value, label: value }))}
        isDisabled={isDisabled}
        onChange={onChange}
      />
    )
  }
  return (
    <p className="flex flex-wrap items-center gap-2 text-14 text-muted">
      {t('encoding.read', { encoding })}
      {words && <span {...inOwnLanguage(words)}>{words}</span>}
      <Button size="small" variant="quiet" disabled={isDisabled} onClick={() => setIsOpen(true)}>
        {t('encoding.change')}
      </Button>
    </p>
  )
}
