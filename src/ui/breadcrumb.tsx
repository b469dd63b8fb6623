import { ChevronLeft, ChevronRight } from 'lucide-react'
import { cloneElement, type ReactElement, type ReactNode } from 'react'

type CrumbLink = ReactElement<{ className?: string; children?: ReactNode }>

interface Crumb {
  label: string
  /** Where it leads, as a link without content; the last crumb, the page itself, has none. */
  link?: CrumbLink | undefined
}

interface BreadcrumbProps {
  /** Name of the navigation, for screen readers. */
  label: string
  /** From the top down. */
  crumbs: readonly Crumb[]
}

const linkStyles = 'truncate text-muted no-underline hover:text-ink'

function WayUp({ label, link }: { label: string; link: CrumbLink }) {
  return cloneElement(
    link,
    { className: `${linkStyles} flex min-h-9 items-center gap-1 md:hidden` },
    <ChevronLeft size={16} aria-hidden className="shrink-0" />,
    <span className="truncate">{label}</span>,
  )
}

/** Shows nothing until the page has named its crumbs. */
export function Breadcrumb({ label, crumbs }: BreadcrumbProps) {
  if (crumbs.length === 0) return null
  const parent = crumbs.findLast(({ link }) => link !== undefined)
  return (
    <nav aria-label={label} className="min-w-0">
      {parent?.link && <WayUp label={parent.label} link={parent.link} />}
      <ol className="hidden min-w-0 items-center gap-1 md:flex">
        {crumbs.map((crumb, index) => (
          <li key={crumb.label} className="flex min-w-0 items-center gap-1">
            {index > 0 && <ChevronRight size={16} aria-hidden className="shrink-0 text-muted" />}
            {crumb.link ? (
              cloneElement(crumb.link, { className: linkStyles }, crumb.label)
            ) : (
              <span aria-current="page" className="truncate">
                {crumb.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
