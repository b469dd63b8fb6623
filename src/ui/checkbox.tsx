import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError } from './field-error.tsx'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'className' | 'type'> {
  /** Statement or choice; may contain a link. */
  label: ReactNode
  /** Consequence of the choice, below the label. */
  hint?: ReactNode
  /** Error message; announced when it appears. */
  error?: ReactNode
}

/** A choice that takes effect when the form is sent. A native checkbox, so `{...register('consent')}` fits. */
export function Checkbox({ label, hint, error, id, ...input }: CheckboxProps) {
  const madeUpId = useId()
  const controlId = id ?? madeUpId
  const noteId = error || hint ? `${controlId}-note` : undefined
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label className="flex min-h-6 items-start gap-2">
        <span className="relative mt-0.5 inline-flex size-4 shrink-0">
          <input
            {...input}
            id={controlId}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={noteId}
            className="tick peer size-4 rounded-sm border border-edge bg-raised checked:border-accent checked:bg-accent aria-invalid:border-danger disabled:border-line disabled:bg-sunken disabled:checked:border-edge disabled:checked:bg-edge"
          />
          <Check
            size={12}
            strokeWidth={3}
            aria-hidden
            className="pointer-events-none absolute inset-0.5 hidden text-on-accent peer-checked:block"
          />
        </span>
        <span className="wrap-long min-w-0 text-14">{label}</span>
      </label>
      <div className="ps-6">
        <FieldError id={noteId}>{error}</FieldError>
        <div aria-live="polite">
          {hint && !error && (
            <p id={noteId} className="text-13 text-muted">
              {hint}
            </p>
          )}
        </div>
      </div>
    </div>
  )
}
