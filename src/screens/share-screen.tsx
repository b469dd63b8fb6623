import { lazyPartsWith } from '#src/features/catalog/lazy-part.tsx'
import { ServiceOverview } from '#src/features/catalog/service-overview.tsx'
import { serviceIcon } from '#src/features/services/service-icon.tsx'
import { useShared } from '#src/features/share/use-shared.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { useBreadcrumb } from '#src/routing/breadcrumb.tsx'
import { ScreenHeading } from '#src/routing/screen-heading.tsx'

const SharedContent = lazyPartsWith(['reuse'])(
  'SharedContent',
  () => import('#src/features/share/shared-content.tsx'),
)

export function ShareScreen() {
  const { t } = useTranslation('share')
  const { shared, forget } = useShared()
  useBreadcrumb([{ label: t('title') }])
  const hasContent = shared && (shared.text !== '' || shared.link !== undefined)
  return (
    <div className="flex flex-col gap-6">
      <ScreenHeading title={t('title')} description={hasContent ? undefined : t('nothing')} />
      {hasContent ? (
        <SharedContent shared={shared} onDone={forget} />
      ) : (
        <ServiceOverview iconOf={serviceIcon} />
      )}
    </div>
  )
}
