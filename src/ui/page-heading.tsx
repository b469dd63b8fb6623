import type { ReactNode, Ref } from 'react'

interface PageHeadingProps {
  children: ReactNode
  /** Under the heading, one sentence. */
  description?: ReactNode
  /** At the end of the row; under the heading on phones. */
  actions?: ReactNode
  /** A change of route moves the focus here. */
  ref?: Ref<HTMLHeadingElement>
}

/** The one h1 of a screen, with its actions. */
export function PageHeading({ children, description, actions, ref }: PageHeadingProps) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-4">
      <div className="min-w-0">
        <h1 ref={ref} tabIndex={-1} className="wrap-long text-28 font-strong">
          {children}
        </h1>
        {description && <p className="mt-1 max-w-reading text-14 text-muted">{description}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  )
}
