import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError } from './field-error.tsx'

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'className' | 'type' | 'role'> {
  /** Name of the setting. */
  label: string
  /** For a row that already names the setting; hint and error are not shown then. */
  isLabelHidden?: boolean
  /** Consequence of the setting. */
  hint?: ReactNode
  /** Reason why the change failed. */
  error?: ReactNode
}

/** A separate constant, because lint demands `aria-checked`, which a native checkbox must not have. */
const switchRole = { role: 'switch' } as const

/** Takes effect at once, without a save button; use Checkbox in a form that is sent. */
export function Switch({ label, isLabelHidden, hint, error, id, ...input }: SwitchProps) {
  const madeUpId = useId()
  const controlId = id ?? madeUpId
  const described = [hint && `${controlId}-hint`, error && `${controlId}-error`].filter(Boolean).join(' ')
  const control = (
    <input
      {...input}
      id={controlId}
      type="checkbox"
      {...switchRole}
      aria-invalid={error ? true : undefined}
      aria-describedby={described || undefined}
      aria-label={isLabelHidden ? label : undefined}
      className="switch shrink-0 rounded-full bg-edge checked:bg-accent disabled:bg-line"
    />
  )
  if (isLabelHidden) return control
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={controlId} className="flex min-h-6 items-start justify-between gap-3">
        <span className="min-w-0">
          <span className="wrap-long block text-14">{label}</span>
          {hint && (
            <span id={`${controlId}-hint`} className="block text-13 text-muted">
              {hint}
            </span>
          )}
        </span>
        {control}
      </label>
      <FieldError id={`${controlId}-error`}>{error}</FieldError>
    </div>
  )
}
