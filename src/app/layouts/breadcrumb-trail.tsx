import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type BreadcrumbItem, useBreadcrumbItems } from '#src/routing/breadcrumb.tsx'
import { LocalizedLink } from '#src/routing/localized-link.tsx'

const linkStyles = 'truncate text-muted no-underline hover:text-ink'

function TrailItem({ item }: { item: BreadcrumbItem }) {
  if (!item.to) {
    return (
      <span aria-current="page" className="truncate">
        {item.label}
      </span>
    )
  }
  return (
    <LocalizedLink to={item.to} className={linkStyles}>
      {item.label}
    </LocalizedLink>
  )
}

/** Where the customer is. On small screens only the way up, the page itself names itself. */
export function BreadcrumbTrail() {
  const { t } = useTranslation()
  const items = useBreadcrumbItems()
  const parent = items.findLast(({ to }) => to !== undefined)
  if (items.length === 0) return <div className="flex-1" />
  return (
    <nav aria-label={t('nav.breadcrumb')} className="min-w-0 flex-1">
      {parent?.to && (
        <LocalizedLink to={parent.to} className={`${linkStyles} flex min-h-9 items-center gap-1 md:hidden`}>
          <ChevronLeft size={16} aria-hidden className="shrink-0" />
          <span className="truncate">{parent.label}</span>
        </LocalizedLink>
      )}
      <ol className="hidden min-w-0 items-center gap-1 md:flex">
        {items.map((item, index) => (
          <li key={item.to ?? 'page'} className="flex min-w-0 items-center gap-1">
            {index > 0 && <ChevronRight size={16} aria-hidden className="shrink-0 text-muted" />}
            <TrailItem item={item} />
          </li>
        ))}
      </ol>
    </nav>
  )
}
