import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

interface BreadcrumbProps {
  /** Name of the navigation for screen readers. */
  label: string
  /** From the top; every crumb but the last is a link, the last is where one is. */
  crumbs: ReadonlyArray<{ id: string; content: ReactNode }>
}

/** Where one is. On phones only the last two crumbs show. */
export function Breadcrumb({ label, crumbs }: BreadcrumbProps) {
  if (crumbs.length === 0) return null
  return (
    <nav aria-label={label} className="min-w-0">
      <ol className="flex min-w-0 items-center gap-1 text-14 text-muted">
        {crumbs.map((crumb, index) => {
          const isLast = index === crumbs.length - 1
          return (
            <li
              key={crumb.id}
              aria-current={isLast ? 'page' : undefined}
              className={
                index < crumbs.length - 2
                  ? 'hidden min-w-0 items-center gap-1 md:flex'
                  : 'flex min-w-0 items-center gap-1'
              }
            >
              {index > 0 && <ChevronRight size={16} aria-hidden className="shrink-0" />}
              <span className={isLast ? 'truncate text-ink' : 'truncate'}>{crumb.content}</span>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
