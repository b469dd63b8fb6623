import { ChevronLeft, ChevronRight } from 'lucide-react'
import { cloneElement, type ReactElement, type ReactNode } from 'react'

type CrumbLink = ReactElement<{ className?: string; children?: ReactNode }>

interface Crumb {
  label: string
  /** Link to the page, without content; the last crumb, the page itself, has none. */
  link?: CrumbLink | undefined
  /** Code of the label's language, if it may differ from the page's. */
  lang?: string | undefined
  /** Shown on phones only, as the link to the parent page; a wide header has another link to it. */
  isPhoneOnly?: boolean | undefined
}

interface BreadcrumbProps {
  /** Name of the navigation, for screen readers. */
  label: string
  /** From the top level down. */
  crumbs: readonly Crumb[]
}

const linkStyles = 'truncate text-muted no-underline hover:text-ink'

function ParentLink({ label, link }: { label: string; link: CrumbLink }) {
  return cloneElement(
    link,
    { className: `${linkStyles} flex min-h-9 items-center gap-1 md:hidden` },
    <ChevronLeft size={16} aria-hidden className="shrink-0" />,
    <span className="truncate">{label}</span>,
  )
}

/**
 * Links to the parent pages. The crumb of the page itself is for screen readers only, because the heading is just
 * below. Renders nothing until the page has named its crumbs.
 */
export function Breadcrumb({ label, crumbs }: BreadcrumbProps) {
  if (crumbs.length === 0) return null
  const parent = crumbs.findLast(({ link }) => link !== undefined)
  return (
    <nav aria-label={label} className="min-w-6">
      {parent?.link && <ParentLink label={parent.label} link={parent.link} />}
      <ol className="hidden min-w-0 items-center gap-1 md:flex">
        {crumbs
          .filter(({ isPhoneOnly }) => !isPhoneOnly)
          .map(({ label, link, lang }) =>
            link ? (
              <li key={label} className="flex min-w-0 items-center gap-1">
                {cloneElement(link, { className: linkStyles }, label)}
                <ChevronRight size={16} aria-hidden className="shrink-0 text-muted" />
              </li>
            ) : (
              <li key={label} lang={lang} aria-current="page" className="sr-only">
                {label}
              </li>
            ),
          )}
      </ol>
    </nav>
  )
}
