import { useEffect, useRef } from 'react'
import { TextField } from '#src/ui/text-field.tsx'

/** No transaction is older; a year that is still being typed (0002, 0020, 0202) is. */
const FIRST_YEAR = '2000'

interface DayFieldProps {
  label: string
  /** `2026-11-21`, or undefined for any day. */
  value: string | undefined
  error?: string
  onChange: (day: string | undefined) => void
}

/**
 * A calendar day. The browser's own field keeps what is being typed; a value that comes from elsewhere (Back, a
 * cleared filter) is taken over while nobody types.
 */
export function DayField({ label, value, error, onChange }: DayFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current && document.activeElement !== input.current) input.current.value = value ?? ''
  }, [value])
  return (
    // Never narrower than a whole day as the browser writes it, which no length of ours can know.
    <div className="min-w-min flex-1 basis-[9rem] lg:flex-none [&_input]:w-auto [&_input]:min-w-full">
      <TextField
        ref={input}
        type="date"
        label={label}
        error={error}
        defaultValue={value}
        onChange={({ target }) => {
          if (target.value === '' || target.value >= FIRST_YEAR) onChange(target.value || undefined)
        }}
      />
    </div>
  )
}
