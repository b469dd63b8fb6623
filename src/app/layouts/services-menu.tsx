import { ChevronDown } from 'lucide-react'
import { useServiceNames } from '#src/features/catalog/use-service-names.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { LocalizedLink } from '#src/routing/localized-link.tsx'
import { paths } from '#src/routing/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { DropdownMenu } from '#src/ui/dropdown-menu.tsx'
import type { MenuEntry } from '#src/ui/dropdown-menu-entries.ts'

export function ServicesMenu() {
  const { t } = useTranslation()
  const services = useServiceNames()
  const entries: MenuEntry[] = [
    ...services.map(({ slug, title }) => ({
      id: slug,
      label: <span className="flex items-baseline justify-between gap-6">{title}</span>,
      link: <LocalizedLink to={paths.projects(slug)} />,
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
