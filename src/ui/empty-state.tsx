import type { ReactNode } from 'react'

interface EmptyStateProps {
  /** A lucide icon of 20 px with `aria-hidden`, or the brand mark. */
  icon?: ReactNode
  /** One sentence: what will be here. */
  children: ReactNode
  /** One action that begins it, or leads back when nothing matches. */
  action?: ReactNode
}

/** First use, or nothing found. */
export function EmptyState({ icon, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-4 px-4 py-10 text-center">
      {icon && <span className="text-muted">{icon}</span>}
      <p className="wrap-long max-w-field text-16 text-muted">{children}</p>
      {action}
    </div>
  )
}
