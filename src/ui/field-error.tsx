import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

interface FieldErrorProps {
  /** Of the message, for the control that it describes. */
  id: string | undefined
  /** What would be right, in one sentence; without it the place is there and empty. */
  children: ReactNode
}

/** What is wrong with a control, below it; announced when it appears. The control is described by `id`. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <div aria-live="polite">
      {children && (
        <p id={id} data-field-error className="flex gap-1 text-13 text-danger">
          <CircleAlert size={16} aria-hidden className="mt-0.5 shrink-0" />
          <span className="wrap-long min-w-0">{children}</span>
        </p>
      )}
    </div>
  )
}
