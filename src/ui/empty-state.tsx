import type { ReactNode } from 'react'

interface EmptyStateProps {
  /** Of what is missing, drawn once and quietly. */
  icon?: ReactNode
  /** One sentence about what will stand here. */
  children: ReactNode
  /** The one thing to do about it. */
  action?: ReactNode
}

/** What stands where nothing is yet: one sentence, one action. */
export function EmptyState({ icon, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-4 px-4 py-10 text-center">
      {icon && <span className="text-muted">{icon}</span>}
      <p className="wrap-long max-w-field text-16 text-muted">{children}</p>
      {action}
    </div>
  )
}
