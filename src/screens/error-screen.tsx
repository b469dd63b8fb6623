import { ApiError } from '#src/api/api-error.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { RouteError } from '#src/routing/route-error.ts'
import { Button } from '#src/ui/button.tsx'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy-component.ts'
import { PageHeading } from '#src/ui/page-heading.tsx'

const ReportBrokenPage = lazyComponent(
  async () => (await import('#src/features/problem/report-broken-page.tsx')).ReportBrokenPage,
)

/** Status of a page that broke without an error of the server [spec 8]. */
const UNKNOWN_STATUS = 500

/** Replaces a page that cannot be shown: status, message, and a reload button. Works without router and server. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { t } = useTranslation('errors')
  const { t: tCommon } = useTranslation()
  const status = error instanceof ApiError || error instanceof RouteError ? error.status : undefined
  const words = error instanceof ApiError ? error.serverMessage : undefined
  return (
    <div role="alert" className="mx-auto flex w-full max-w-form flex-col items-start gap-4 px-4 py-16">
      <p className="tabular text-muted">{status ?? UNKNOWN_STATUS}</p>
      <PageHeading>{t('screen.title')}</PageHeading>
      <p className="wrap-long text-muted">{words ?? t('screen.text')}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => location.reload()}>
          {tCommon('actions.reload')}
        </Button>
        <LazyBoundary>
          <ReportBrokenPage error={error} />
        </LazyBoundary>
      </div>
    </div>
  )
}
