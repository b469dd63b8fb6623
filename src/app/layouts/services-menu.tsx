import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ServiceSlug } from '#src/contract/primitives.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { LocalizedLink } from '#src/routing/localized-link.tsx'
import { paths } from '#src/routing/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { DropdownMenu } from '#src/ui/dropdown-menu.tsx'
import type { MenuEntry } from '#src/ui/dropdown-menu-entries.ts'

/** The services by name [spec 2]. Until the server's titles are there, or should they not come, our own stand in. */
export function ServicesMenu() {
  const { t } = useTranslation(['common', 'catalog'])
  const { data } = useQuery({ ...catalogQueries.services(), staleTime: Infinity, meta: { silent: true } })
  const services = data ?? ServiceSlug.options.map((slug) => ({ slug, title: t(`catalog:titles.${slug}`) }))
  const entries: MenuEntry[] = [
    ...services.map(({ slug, title }) => ({
      id: slug,
      label: title,
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
