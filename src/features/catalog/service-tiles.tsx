import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Service } from '#src/contract/catalog.ts'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { LocalizedLink } from '#src/routing/localized-link.tsx'
import { paths } from '#src/routing/paths.ts'
import { buttonStyles } from '#src/ui/button-styles.ts'
import { classNames } from '#src/ui/class-names.ts'
import { plainLinkStyles } from '#src/ui/link-styles.ts'
import { Sums } from '#src/ui/sums.tsx'
import { UnknownService, useUnknownServices } from './unknown-services.tsx'
import { useServiceTerms } from './use-service-terms.ts'

const gridStyles = 'grid border-t border-line lg:grid-cols-2 lg:gap-x-10'
const rowStyles = 'flex min-h-13 items-center gap-2 border-b border-line py-1'

/**
 * Starts a project of a service. The accessible name includes the service for users who cannot see the row.
 */
export function NewProjectLink({ service }: { service: Pick<Service, 'slug' | 'title'> }) {
  const { t } = useTranslation('catalog')
  return (
    <LocalizedLink
      to={paths.createProject(service.slug)}
      aria-label={t('newOf', { title: service.title })}
      className={buttonStyles('quiet')}
    >
      <Plus size={16} aria-hidden />
      {t('new')}
    </LocalizedLink>
  )
}

function ServiceRow({ service, icon }: { service: Service; icon: ReactNode }) {
  const { price } = useServiceTerms()
  return (
    <li className={rowStyles}>
      {icon}
      <div className="min-w-0 flex-1 sm:flex sm:items-center sm:gap-4">
        <LocalizedLink
          to={paths.projects(service.slug)}
          className={classNames(plainLinkStyles, 'wrap-long block w-fit min-w-0 flex-1 font-strong')}
        >
          {service.title}
        </LocalizedLink>
        <span className="tabular block text-14 text-muted">
          <Sums text={price(service)} />
        </span>
      </div>
      <NewProjectLink service={service} />
    </li>
  )
}

interface ServiceTilesProps {
  services: readonly Service[]
  iconOf: (slug: ServiceSlug) => ReactNode
}

/** All services in short: the price of each and a link to a new project. */
export function ServiceTiles({ services, iconOf }: ServiceTilesProps) {
  const unknown = useUnknownServices()
  return (
    <ul className={gridStyles}>
      {services.map((service) => (
        <ServiceRow key={service.slug} service={service} icon={iconOf(service.slug)} />
      ))}
      {unknown.map((title) => (
        <li key={title} className={rowStyles}>
          <UnknownService title={title} className="ps-7" />
        </li>
      ))}
    </ul>
  )
}
