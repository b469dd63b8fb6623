import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { controlStyles } from '#src/ui/control-styles.ts'

interface ColourFieldProps {
  label: string
  /** `#rrggbb`. */
  value: string
  onChange: (colour: string) => void
}

const COLOUR = /^#?([0-9a-f]{6})$/i

/** A colour, picked or typed as its code. A code that is none yet changes nothing. */
export function ColourField({ label, value, onChange }: ColourFieldProps) {
  const { t } = useTranslation('reader')
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
          style={{ paddingInline: 8 }}
          className={`${controlStyles} tabular h-10`}
        />
      </div>
    </div>
  )
}
