import { type ReactNode, useId } from 'react'
import { FieldError } from './field-error.tsx'

interface SegmentedControlProps<T extends string> {
  /** Name of the choice, above it. */
  label: string
  /** For use next to other controls with self-explanatory options: the label is for screen readers only. */
  isLabelHidden?: boolean
  /** Name of the radio group; unique on the page. */
  name: string
  /** Selected value. */
  value: T
  /** Two to five options of one or two words. */
  options: ReadonlyArray<{ value: T; label: ReactNode; isDisabled?: boolean }>
  /** Called with the selected value. */
  onChange: (value: T) => void
  /** Error message about the choice. */
  error?: ReactNode
}

/**
 * One of two to five short choices, all visible: they wrap if they do not fit, and none is cut. Radio buttons
 * underneath: arrows move, Tab leaves.
 */
export function SegmentedControl<T extends string>({
  label,
  isLabelHidden,
  name,
  value,
  options,
  onChange,
  error,
}: SegmentedControlProps<T>) {
  const id = useId()
  const errorId = `${id}-error`
  return (
    <fieldset
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? errorId : undefined}
      className="max-w-full min-w-0"
    >
      <div id={`${id}-label`} className={isLabelHidden ? 'sr-only' : 'pb-1 text-14 font-strong'}>
        {label}
      </div>
      <div className="inline-flex max-w-full min-w-0 flex-wrap rounded-md bg-sunken p-0.5">
        {options.map((option) => (
          <label
            key={option.value}
            className="segment relative flex min-h-8 min-w-0 flex-auto items-center justify-center rounded-sm border border-transparent px-3 text-14 text-muted has-checked:border-line has-checked:bg-raised has-checked:text-ink has-disabled:text-edge"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 size-full opacity-0"
            />
            <span className="min-w-0 text-center wrap-anywhere">{option.label}</span>
          </label>
        ))}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  )
}
