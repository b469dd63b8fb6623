import { StrictMode, Suspense } from 'react'
import type { Locale } from '#src/config/locales.ts'
import { showLocale } from '#src/i18n/i18n.ts'
import { BreadcrumbProvider } from '#src/routing/breadcrumb.tsx'
import type { RouterHistory } from '#src/routing/guarded-history.ts'
import { LocaleRouter } from '#src/routing/locale-router.tsx'
import { reloadForChunk } from './chunk-reload.ts'
import { ErrorBoundary } from './layouts/error-boundary.tsx'
import { Preloader } from './layouts/preloader.tsx'
import { PageLinks } from './page-links.tsx'
import { Providers } from './providers.tsx'
import { reportCallError } from './report-error.ts'
import { AppRoutes } from './router/app-routes.tsx'

function followAddress(locale: Locale) {
  showLocale(locale).catch((error: Error) => {
    if (!reloadForChunk()) reportCallError(error)
  })
}

interface AppProps {
  history: RouterHistory
  renderedAt?: string | undefined
}

export function App({ history, renderedAt }: AppProps) {
  return (
    <StrictMode>
      <LocaleRouter history={history} renderedAt={renderedAt} onLocale={followAddress}>
        <PageLinks />
        <ErrorBoundary>
          <Providers>
            <BreadcrumbProvider>
              <Suspense fallback={<Preloader />}>
                <AppRoutes />
              </Suspense>
            </BreadcrumbProvider>
          </Providers>
        </ErrorBoundary>
      </LocaleRouter>
    </StrictMode>
  )
}
