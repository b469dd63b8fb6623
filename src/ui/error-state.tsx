import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'

interface ErrorStateProps {
  /** What happened. */
  title: ReactNode
  /** What is safe, and what can be done. */
  children?: ReactNode
  /** Words of the button that tries again. */
  retryLabel?: ReactNode
  /** The next attempt is on its way. */
  isRetrying?: boolean
  /** Called by the button that tries again; without it there is no button. */
  onRetry?: () => void
}

/** What stands where something could not be loaded, with another attempt. */
export function ErrorState({ title, children, retryLabel, isRetrying, onRetry }: ErrorStateProps) {
  return (
    <div role="alert" className="flex flex-col items-center gap-4 px-4 py-10 text-center">
      <CircleAlert size={20} aria-hidden className="text-danger" />
      <div className="wrap-long max-w-field">
        <p className="text-16 font-strong">{title}</p>
        {children && <p className="mt-1 text-14 text-muted">{children}</p>}
      </div>
      {onRetry && (
        <Button onClick={onRetry} isPending={isRetrying}>
          {retryLabel}
        </Button>
      )}
    </div>
  )
}
