import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { ServiceList, ServiceListSkeleton } from '#src/features/catalog/service-list.tsx'
import { ScreenHeading } from '#src/routing/screen-heading.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { useLastingPending } from '#src/ui/use-lasting-pending.ts'

/** `/services`: the catalogue with prices and limits. */
export function ServicesScreen() {
  const { t } = useTranslation(['catalog', 'common'])
  const { data, isPending, refetch } = useQuery(catalogQueries.services())
  const isWaiting = useLastingPending(isPending)
  return (
    <>
      <ScreenHeading title={t('services.title')} />
      <p className="mt-1 mb-6 text-muted">{t('services.lead')}</p>
      <div aria-busy={isWaiting}>
        {isWaiting ? (
          <ServiceListSkeleton />
        ) : data === undefined ? (
          <ErrorState
            title={t('services.failed')}
            retryLabel={t('common:actions.retry')}
            onRetry={() => void refetch()}
          />
        ) : (
          <ServiceList services={data} />
        )}
      </div>
    </>
  )
}
