import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Sums } from './sums.tsx'

interface FieldErrorProps {
  /** Id of the message, for the control's `aria-describedby`. */
  id: string | undefined
  /** Describes valid input in one sentence; empty if there is no error. */
  children: ReactNode
}

/** Error message below a control; announced when it appears. The control refers to it by `id`. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <div aria-live="polite">
      {children && (
        <p id={id} data-field-error className="flex gap-1 text-13 text-danger">
          <CircleAlert size={16} aria-hidden className="mt-0.5 shrink-0" />
          <span className="wrap-long min-w-0">
            {typeof children === 'string' ? <Sums text={children} /> : children}
          </span>
        </p>
      )}
    </div>
  )
}
