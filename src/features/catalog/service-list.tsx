import type { ReactNode } from 'react'
import type { Service } from '#src/contract/catalog.ts'
import { ServiceSlug } from '#src/contract/primitives.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { LocalizedLink } from '#src/routing/localized-link.tsx'
import { paths } from '#src/routing/paths.ts'
import { plainLinkStyles } from '#src/ui/link-styles.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { UnknownServices } from './unknown-services.tsx'
import { useServiceTerms } from './use-service-terms.ts'

const row = 'grid gap-3 border-t border-line py-4 md:grid-cols-3 md:gap-6'

function ServiceRow({ service, icon }: { service: Service; icon: ReactNode }) {
  const { t } = useTranslation('catalog')
  const { price, minCharge, limits } = useServiceTerms()
  const limitsOfService = limits(service)
  const least = minCharge(service)
  return (
    <li className={row}>
      <div className="flex min-w-0 gap-3">
        {icon}
        <div className="min-w-0">
          <h2 className="wrap-long font-strong">
            <LocalizedLink to={paths.projects(service.slug)} className={plainLinkStyles}>
              {service.title}
            </LocalizedLink>{' '}
          </h2>
          <p className="wrap-long mt-1 text-13 text-muted">{service.description}</p>
          {service.projects_count > 0 && (
            <p className="mt-1 text-13">{t('projectsCount', { count: service.projects_count })}</p>
          )}
        </div>
      </div>
      <dl className="grid gap-3 ps-8 md:col-span-2 md:grid-cols-2 md:gap-6 md:ps-0">
        <div>
          <dt className="sr-only">{t('terms.price')}</dt>
          <dd className="tabular">{price(service)}</dd>
          {least && <dd className="tabular text-13 text-muted">{least}</dd>}
          {service.billing_mode && (
            <dd className="mt-1 text-13 text-muted">{t(`billing.${service.billing_mode}`)}</dd>
          )}
        </div>
        {limitsOfService.length > 0 && (
          <div>
            <dt className="sr-only">{t('terms.limits')}</dt>
            {limitsOfService.map((limit) => (
              <dd key={limit} className="tabular wrap-long text-13 text-muted">
                {limit}
              </dd>
            ))}
          </div>
        )}
      </dl>
    </li>
  )
}

interface ServiceListProps {
  services: readonly Service[]
  iconOf: (slug: ServiceSlug) => ReactNode
}

export function ServiceList({ services, iconOf }: ServiceListProps) {
  return (
    <ul className="border-b border-line">
      {services.map((service) => (
        <ServiceRow key={service.slug} service={service} icon={iconOf(service.slug)} />
      ))}
      <UnknownServices className={row} />
    </ul>
  )
}

export function ServiceListSkeleton() {
  return (
    <div>
      {ServiceSlug.options.map((slug) => (
        <div key={slug} className={row}>
          {['60%', '40%', '50%'].map((width) => (
            <div key={width} className="flex flex-col gap-3 py-1">
              <Skeleton width={width} />
              <Skeleton width="80%" />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
