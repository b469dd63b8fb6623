import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'

interface ErrorStateProps {
  /** Describes the failure. */
  title: ReactNode
  /** Names what is safe and the possible actions. */
  children?: ReactNode
  /** Text of the retry button. */
  retryLabel?: ReactNode
  /** True while a retry runs. */
  isRetrying?: boolean
  /** Called by the retry button, which is absent without it. */
  onRetry?: () => void
}

/** Replaces content that failed to load, with a retry. */
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
