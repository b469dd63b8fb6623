import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { controlStyles } from '#src/ui/control-styles.ts'
import { FieldError } from '#src/ui/field-error.tsx'

interface ColourFieldProps {
  label: string
  /** `#rrggbb`. */
  value: string
  error: string | undefined
  onChange: (colour: string) => void
}

const COLOUR = /^#?([0-9a-f]{6})$/i

export function ColourField({ label, value, error, onChange }: ColourFieldProps) {
  const { t } = useTranslation('website-reader')
  const id = useId()
  const [typed, setTyped] = useState<string>()
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="text-14 font-strong">
        {label}
      </label>
      <div className="flex items-center gap-1">
        <input
          id={id}
          type="color"
          value={value}
          onChange={(event) => {
            setTyped(undefined)
            onChange(event.target.value)
          }}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="size-10 shrink-0 rounded-md border border-edge bg-raised p-1"
        />
        <input
          type="text"
          aria-label={t('look.code', { name: label })}
          value={typed ?? value}
          maxLength={7}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => {
            setTyped(event.target.value)
            const [, digits] = COLOUR.exec(event.target.value.trim()) ?? []
            if (digits) onChange(`#${digits.toLowerCase()}`)
          }}
          onBlur={() => setTyped(undefined)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          style={{ paddingInline: 8 }}
          className={`${controlStyles} tabular h-10`}
        />
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}
