import type { ReactNode } from 'react'
import type { Service } from '#src/contract/catalog.ts'
import { ServiceSlug } from '#src/contract/primitives.ts'
import { LocalizedLink } from '#src/routing/localized-link.tsx'
import { paths } from '#src/routing/paths.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { UnknownServices } from './unknown-services.tsx'
import { useServiceTerms } from './use-service-terms.ts'

const grid = 'grid gap-x-6 sm:grid-cols-2 lg:grid-cols-4'
const tile = 'flex h-full gap-3 border-t border-line py-3 sm:py-4'

function ServiceTile({ service, icon }: { service: Service; icon: ReactNode }) {
  const { price } = useServiceTerms()
  return (
    <li>
      <LocalizedLink to={paths.projects(service.slug)} className={`${tile} group text-ink no-underline`}>
        {icon}
        <span className="flex min-w-0 flex-col sm:gap-1">
          <span className="wrap-long font-strong group-hover:underline">{service.title}</span>
          <span className="wrap-long hidden text-13 text-muted sm:block">{service.description}</span>
          <span className="tabular mt-auto text-13 text-muted sm:text-ink">{price(service)}</span>
        </span>
      </LocalizedLink>
    </li>
  )
}

interface ServiceTilesProps {
  services: readonly Service[]
  iconOf: (slug: ServiceSlug) => ReactNode
}

export function ServiceTiles({ services, iconOf }: ServiceTilesProps) {
  return (
    <ul className={grid}>
      {services.map((service) => (
        <ServiceTile key={service.slug} service={service} icon={iconOf(service.slug)} />
      ))}
      <UnknownServices className={tile} />
    </ul>
  )
}

export function ServiceTilesSkeleton() {
  return (
    <div className={grid}>
      {ServiceSlug.options.map((slug) => (
        <div key={slug} className={tile}>
          <Skeleton shape="block" width="1.25rem" height={20} />
          <div className="flex min-w-0 flex-1 flex-col gap-3 py-1">
            <Skeleton width="60%" />
            <Skeleton />
            <Skeleton width="40%" />
          </div>
        </div>
      ))}
    </div>
  )
}
