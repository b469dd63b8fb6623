import { type ReactNode, useId } from 'react'
import { FieldError } from './field-error.tsx'

/** Attributes of a control inside a field, so that label, hint and error reach screen readers. */
export interface FieldControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export interface FieldTexts {
  /** Always visible; a placeholder is never a label. */
  label: ReactNode
  /** A short sentence about the expected input, above the control. */
  hint?: ReactNode
  /** Says what is wrong and what is valid; screen readers announce it. */
  error?: ReactNode
  /** Content at the end of the label’s line: a counter, a link. */
  aside?: ReactNode
}

/** For a button next to a field without a hint: aligned with the control, whatever message is below it. */
export const alignedWithControl = 'beside-field mt-6 flex shrink-0'

interface FieldProps extends FieldTexts {
  /** Id of the control; generated if absent. */
  id?: string | undefined
  /** Renders the control with the attributes that connect it to label, hint and error. */
  children: (control: FieldControlProps) => ReactNode
}

/** Label, hint, control and error in one column, connected by id. Errors are announced when they appear. */
export function Field({ label, hint, error, aside, id, children }: FieldProps) {
  const madeUpId = useId()
  const controlId = id ?? madeUpId
  const hintId = hint ? `${controlId}-hint` : undefined
  const errorId = error ? `${controlId}-error` : undefined
  const describedBy = [hintId, errorId].filter(Boolean).join(' ')
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={controlId} className="text-14 font-strong">
          {label}
        </label>
        {aside && <span className="text-13 text-muted">{aside}</span>}
      </div>
      {hint && (
        <p id={hintId} className="text-13 text-muted">
          {hint}
        </p>
      )}
      {children({
        id: controlId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  )
}
