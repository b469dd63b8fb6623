import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'

interface ErrorStateProps {
  /** What happened. */
  title: ReactNode
  /** What is safe and what to do. */
  children?: ReactNode
  retryLabel?: ReactNode
  isRetrying?: boolean
  onRetry?: () => void
}

/** A part of the page could not be loaded: the reason and a way on. */
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
