import type { ReactNode } from 'react'

interface EmptyStateProps {
  /** Plain picture of the missing content. */
  icon?: ReactNode
  /** A sentence about the content that will be here. */
  children: ReactNode
  /** The one action that adds content. */
  action?: ReactNode
}

/** Replaces content that does not exist yet: one sentence, one action. */
export function EmptyState({ icon, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-4 px-4 py-10 text-center">
      {icon && <span className="inline-flex rounded-full bg-sunken p-4 text-muted">{icon}</span>}
      <p className="wrap-long max-w-field text-16 text-muted">{children}</p>
      {action}
    </div>
  )
}
