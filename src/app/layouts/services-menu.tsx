import { ChevronDown, Search } from 'lucide-react'
import { useLocation } from 'react-router'
import { useServiceNames } from '#src/features/catalog/use-service-names.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { LocalizedLink } from '#src/routing/localized-link.tsx'
import { paths } from '#src/routing/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { DropdownMenu } from '#src/ui/dropdown-menu.tsx'
import type { MenuEntry } from '#src/ui/dropdown-menu-entries.ts'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy-component.ts'
import { openPalette } from '../palette/palette-keys.tsx'

/** Lazy, so that not every page loads the icons of all services. */
const ServiceIcon = lazyComponent(
  async () => (await import('#src/features/services/service-icon.tsx')).ServiceIcon,
)

export function ServicesMenu() {
  const { t } = useTranslation()
  const services = useServiceNames()
  const { pathname } = useLocation()
  const entries: MenuEntry[] = [
    {
      id: 'search',
      label: t('search'),
      icon: <Search size={16} aria-hidden className="shrink-0 text-muted" />,
      shortcut: 'Ctrl K',
      onSelect: openPalette,
    },
    { kind: 'separator', id: 'after-search' },
    ...services.map(({ slug, title }) => ({
      id: slug,
      label: title,
      icon: (
        <span className="size-4 shrink-0">
          <LazyBoundary>
            <ServiceIcon slug={slug} size={16} />
          </LazyBoundary>
        </span>
      ),
      link: (
        <LocalizedLink
          to={paths.projects(slug)}
          aria-current={`${pathname}/`.includes(`${paths.projects(slug)}/`) ? 'true' : undefined}
        />
      ),
    })),
    { kind: 'separator', id: 'line' },
    { id: 'all', label: t('nav.allServices'), link: <LocalizedLink to={paths.services()} /> },
  ]
  return (
    <DropdownMenu
      align="start"
      entries={entries}
      trigger={(props) => (
        <Button {...props} variant="quiet">
          {t('nav.services')}
          <ChevronDown size={16} aria-hidden />
        </Button>
      )}
    />
  )
}
