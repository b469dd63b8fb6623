import { StrictMode, Suspense, useSyncExternalStore } from 'react'
import { defaultLocale, type Locale, locales } from '#src/config/locales.ts'
import { showLocale } from '#src/i18n/i18n.ts'
import { useLocale } from '#src/i18n/use-locale.ts'
import { BreadcrumbProvider } from '#src/routing/breadcrumb.tsx'
import type { RouterHistory } from '#src/routing/guarded-history.ts'
import { LocaleRouter, useLocaleAddress } from '#src/routing/locale-router.tsx'
import { reloadForChunk } from './chunk-reload.ts'
import { ErrorBoundary } from './layouts/error-boundary.tsx'
import { Preloader } from './layouts/preloader.tsx'
import { Providers } from './providers.tsx'
import { reportCallError } from './report-error.ts'
import { AppRoutes } from './router/app-routes.tsx'

const subscribeToNothing = () => () => {}

/**
 * Links for search engines in the head: the canonical address and the same page in the other languages, without a
 * query.
 */
function PageLinks() {
  const locale = useLocale()
  const { hrefIn } = useLocaleAddress()
  // Prerendered pages do not know their origin.
  const ownOrigin = useSyncExternalStore(
    subscribeToNothing,
    () => location.origin,
    () => undefined,
  )
  if (ownOrigin === undefined) return null
  const pageIn = (code: Locale) => {
    const { origin, pathname } = new URL(hrefIn(code), ownOrigin)
    return origin + pathname
  }
  return (
    <>
      <link rel="canonical" href={pageIn(locale)} />
      {locales.map(({ code }) => (
        <link key={code} rel="alternate" hrefLang={code} href={pageIn(code)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={pageIn(defaultLocale)} />
    </>
  )
}

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
