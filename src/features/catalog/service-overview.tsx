import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { ErrorState } from '#src/ui/error-state.tsx'
import { catalogQueries } from './catalog-queries.ts'
import { ServiceTiles } from './service-tiles.tsx'

/** The services as tiles. Has no loading state, because its page shows it after the request. */
export function ServiceOverview({ iconOf }: { iconOf: (slug: ServiceSlug) => ReactNode }) {
  const { t } = useTranslation(['catalog', 'common'])
  // Its page shows it after a failure too: a retry then would make the page wait again, without an end.
  const { data, refetch } = useQuery({ ...catalogQueries.services(), retryOnMount: false })
  if (data) return <ServiceTiles services={data} iconOf={iconOf} />
  return (
    <ErrorState
      title={t('services.failed')}
      retryLabel={t('common:actions.retry')}
      onRetry={() => void refetch()}
    />
  )
}
