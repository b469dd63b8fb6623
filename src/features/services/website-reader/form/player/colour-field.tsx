import { useId, useState } from 'react'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { controlStyles } from '#src/ui/control-styles.ts'
import { FieldError } from '#src/ui/field-error.tsx'
import { readColour } from './colour.ts'

interface ColourFieldProps {
  label: string
  /** `#rrggbb`, or the invalid input. */
  value: string
  shown: string
  error: string | undefined
  onChange: (colour: string) => void
}

/** Shows the input unchanged while typing; afterwards the normalised colour. */
function useTyping(value: string, onChange: (colour: string) => void) {
  const [typed, setTyped] = useState<string>()
  return {
    text: typed ?? value,
    isWrong: typed === undefined && readColour(value) === undefined,
    type(text: string) {
      setTyped(text)
      onChange(readColour(text) ?? text)
    },
    finish: () => setTyped(undefined),
  }
}

export function ColourField({ label, value, shown, error, onChange }: ColourFieldProps) {
  const { t } = useTranslation('website-reader-form')
  const id = useId()
  const { text, isWrong, type, finish } = useTyping(value, onChange)
  const wrong = isWrong ? t('errors.colour_invalid') : error
  const described = {
    'aria-invalid': wrong ? true : undefined,
    'aria-describedby': wrong ? `${id}-error` : undefined,
  }
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="text-14 font-strong">
        {label}
      </label>
      <div className="flex items-center gap-1">
        <input
          {...described}
          id={id}
          type="color"
          value={shown}
          onChange={(event) => {
            finish()
            onChange(event.target.value)
          }}
          className="size-10 shrink-0 rounded-md border border-edge bg-raised p-1"
        />
        <input
          {...described}
          type="text"
          aria-label={t('look.code', { name: label })}
          value={text}
          maxLength={30}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => type(event.target.value)}
          onBlur={finish}
          style={{ paddingInline: 8 }}
          className={`${controlStyles} tabular h-10`}
        />
      </div>
      <FieldError id={`${id}-error`}>{wrong}</FieldError>
    </div>
  )
}
