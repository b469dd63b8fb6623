import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ServiceSlug } from '#src/contract/primitives.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { ErrorState } from '#src/ui/error-state.tsx'
import { useLastingPending } from '#src/ui/use-lasting-pending.ts'
import { catalogQueries } from './catalog-queries.ts'
import { ServiceTiles, ServiceTilesSkeleton } from './service-tiles.tsx'

export function ServiceOverview({ iconOf }: { iconOf: (slug: ServiceSlug) => ReactNode }) {
  const { t } = useTranslation(['catalog', 'common'])
  const { data, isPending, refetch } = useQuery(catalogQueries.services())
  const isWaiting = useLastingPending(isPending)
  if (isWaiting) return <ServiceTilesSkeleton />
  if (data) return <ServiceTiles services={data} iconOf={iconOf} />
  return (
    <ErrorState
      title={t('services.failed')}
      retryLabel={t('common:actions.retry')}
      onRetry={() => void refetch()}
    />
  )
}
