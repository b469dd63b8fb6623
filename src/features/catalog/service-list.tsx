import type { ReactNode } from 'react'
import type { Service } from '#src/contract/catalog.ts'
import { ServiceSlug } from '#src/contract/primitives.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { LocalizedLink } from '#src/routing/localized-link.tsx'
import { paths } from '#src/routing/paths.ts'
import { classNames } from '#src/ui/class-names.ts'
import { plainLinkStyles } from '#src/ui/link-styles.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { Sums } from '#src/ui/sums.tsx'
import { NewProjectLink } from './service-tiles.tsx'
import { UnknownService, useUnknownServices } from './unknown-services.tsx'
import { useServiceTerms } from './use-service-terms.ts'

const rowStyles = 'border-b border-line align-top'
/** On a phone the cells of a service are stacked under its name. */
const cellStyles = 'block px-0 lg:table-cell lg:p-3'

function Head({ className, children }: { className?: string; children: string }) {
  return (
    <th
      scope="col"
      className={classNames('h-9 px-3 text-start text-13 font-normal text-muted first:ps-0', className)}
    >
      {children}
    </th>
  )
}

function ServiceRow({ service, icon }: { service: Service; icon: ReactNode }) {
  const { t } = useTranslation('catalog')
  const { price, minCharge, limits } = useServiceTerms()
  const least = minCharge(service)
  return (
    <tr className={classNames(rowStyles, 'relative block py-3 lg:table-row lg:py-0')}>
      <th scope="row" className={classNames(cellStyles, 'pe-24 text-start font-normal lg:ps-0')}>
        <span className="flex min-w-0 gap-3">
          {icon}
          <span className="min-w-0">
            <LocalizedLink
              to={paths.projects(service.slug)}
              className={classNames(plainLinkStyles, 'wrap-long font-strong')}
            >
              {service.title}
            </LocalizedLink>
            <span className="wrap-long block text-13 text-muted">{service.description}</span>
            {service.projects_count > 0 && (
              <span className="block text-13 text-muted">
                {t('projectsCount', { count: service.projects_count })}
              </span>
            )}
          </span>
        </span>
      </th>
      <td className={classNames(cellStyles, 'tabular ps-8 pt-1 text-14 font-strong')}>
        <Sums text={price(service)} />
      </td>
      <td className={classNames(cellStyles, 'tabular ps-8 text-13 text-muted')}>
        {least !== undefined && (
          <>
            <span className="lg:hidden">{`${t('terms.minimum')}: `}</span>
            <Sums text={least} />
          </>
        )}
      </td>
      <td className={classNames(cellStyles, 'tabular wrap-long ps-8 text-13 text-muted')}>
        {limits(service).map((limit) => (
          <span key={limit} className="block">
            {limit}
          </span>
        ))}
      </td>
      <td className="absolute end-0 top-2 lg:static lg:py-2 lg:ps-3 lg:text-end">
        <NewProjectLink service={service} />
      </td>
    </tr>
  )
}

interface ServiceTableProps {
  children: ReactNode
}

function ServiceTable({ children }: ServiceTableProps) {
  const { t } = useTranslation('catalog')
  return (
    <table className="block w-full border-collapse border-t border-line lg:table lg:table-fixed lg:border-t-0">
      <thead className="max-lg:sr-only">
        <tr className="border-b border-line">
          <Head>{t('terms.service')}</Head>
          <Head className="w-48">{t('terms.price')}</Head>
          <Head className="w-40">{t('terms.minimum')}</Head>
          <Head className="w-60">{t('terms.limits')}</Head>
          <th scope="col" className="w-32">
            <span className="sr-only">{t('new')}</span>
          </th>
        </tr>
      </thead>
      <tbody className="block lg:table-row-group">{children}</tbody>
    </table>
  )
}

interface ServiceListProps {
  services: readonly Service[]
  iconOf: (slug: ServiceSlug) => ReactNode
}

/** Prices and inputs of every service, with a link to a new project. */
export function ServiceList({ services, iconOf }: ServiceListProps) {
  const unknown = useUnknownServices()
  return (
    <ServiceTable>
      {services.map((service) => (
        <ServiceRow key={service.slug} service={service} icon={iconOf(service.slug)} />
      ))}
      {unknown.map((title) => (
        <tr key={title} className={classNames(rowStyles, 'block py-3 lg:table-row lg:py-0')}>
          <td colSpan={5} className={cellStyles}>
            <UnknownService title={title} className="ps-8" />
          </td>
        </tr>
      ))}
    </ServiceTable>
  )
}

export function ServiceListSkeleton() {
  return (
    <ServiceTable>
      {ServiceSlug.options.map((slug) => (
        <tr key={slug} aria-hidden className={classNames(rowStyles, 'block lg:table-row')}>
          <td colSpan={5} className="block lg:table-cell">
            <span className="flex h-20 flex-col justify-center gap-3">
              <Skeleton width="40%" />
              <Skeleton width="60%" />
            </span>
          </td>
        </tr>
      ))}
    </ServiceTable>
  )
}
