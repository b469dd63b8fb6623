import { useQuery } from '@tanstack/react-query'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { ServiceList, ServiceListSkeleton } from '#src/features/catalog/service-list.tsx'
import { serviceIcon } from '#src/features/services/service-icon.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { ScreenHeading } from '#src/routing/screen-heading.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { useLastingPending } from '#src/ui/use-lasting-pending.ts'

export function ServicesScreen() {
  const { t } = useTranslation(['catalog', 'common'])
  const { data, isPending, refetch } = useQuery(catalogQueries.services())
  const isWaiting = useLastingPending(isPending)
  // Which services quote first is only known from their answers.
  const isBillingKnown = data?.every(({ billing_mode }) => billing_mode !== undefined) ?? true
  return (
    <>
      <div className="mb-6">
        <ScreenHeading
          title={t('services.title')}
          description={isBillingKnown ? t('services.billing') : undefined}
        />
      </div>
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
          <ServiceList services={data} iconOf={serviceIcon} />
        )}
      </div>
    </>
  )
}
