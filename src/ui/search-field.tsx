import { Search, X } from 'lucide-react'
import { type ComponentProps, useRef } from 'react'
import { classNames } from './class-names.ts'
import { controlStyles } from './control-styles.ts'

interface SearchFieldProps
  extends Omit<ComponentProps<'input'>, 'className' | 'size' | 'type' | 'onChange' | 'value'> {
  /** Name for screen readers; the magnifier and the placeholder show the purpose. */
  label: string
  /** Name of the clear button. */
  clearLabel: string
  /** Search text. */
  value: string
  /** Called with every change, and with an empty string on clear. */
  onChange: (value: string) => void
}

/** Filters the content below it. The clear button and Escape empty it and keep the focus. */
export function SearchField({ label, clearLabel, value, onChange, ...input }: SearchFieldProps) {
  const ref = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    ref.current?.focus()
  }
  return (
    <span className="relative flex min-w-0 items-center">
      <Search size={16} aria-hidden className="pointer-events-none absolute start-3 text-muted" />
      <input
        placeholder={label}
        {...input}
        ref={ref}
        type="search"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || value === '') return
          event.preventDefault()
          clear()
        }}
        className={classNames(controlStyles, 'h-9 ps-9 pe-9')}
      />
      {value !== '' && (
        <button
          type="button"
          onClick={clear}
          aria-label={clearLabel}
          className="absolute end-1 inline-flex size-7 items-center justify-center rounded-md text-muted hover:text-ink"
        >
          <X size={16} aria-hidden />
        </button>
      )}
    </span>
  )
}
