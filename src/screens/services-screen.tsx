import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { ServiceList, ServiceListSkeleton } from '#src/features/catalog/service-list.tsx'
import { ScreenHeading } from '#src/routing/screen-heading.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'

/** `/services`: the catalogue with prices and limits. */
export function ServicesScreen() {
  const { t } = useTranslation(['catalog', 'common'])
  const { data, isPending, refetch } = useQuery(catalogQueries.services())
  return (
    <>
      <ScreenHeading title={t('services.title')} />
      <p className="mt-1 mb-6 text-muted">{t('services.lead')}</p>
      <div aria-busy={isPending}>
        {isPending ? (
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
