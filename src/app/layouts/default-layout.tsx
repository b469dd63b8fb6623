import { useQuery } from '@tanstack/react-query'
import { Suspense, useCallback, useEffect, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { PlayerSlot } from '#src/audio/player-slot.tsx'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { useLocaleAddress } from '#src/routing/locale-router.tsx'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { PaletteKeys } from '../palette/palette-keys.tsx'
import { BalanceModalSlot } from './balance-modal-slot.tsx'
import { CustomerData } from './customer-data.tsx'
import { DamagedDrafts } from './damaged-drafts.tsx'
import { Header } from './default-header.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { lateComponent } from './late-component.ts'
import { OfflineBanner } from './offline-banner.tsx'
import { LayoutPreloader, ScreenPreloader } from './preloader.tsx'
import { MAIN_ID, SkipToMain } from './skip-to-main.tsx'

function PageArrival({ onArrive }: { onArrive: () => void }) {
  useEffect(onArrive, [onArrive])
  return null
}

/** Loads after the first key or press: the page looks the same without it, and the first Tab leads to its top. */
function startWatchingBars() {
  const stop = new AbortController()
  const begin = () => {
    stop.abort()
    import('./watch-bars.ts').then(
      ({ watchBars }) => watchBars(),
      () => {},
    )
  }
  for (const event of ['keydown', 'pointerdown']) addEventListener(event, begin, { signal: stop.signal })
  return () => stop.abort()
}

const LateParts = lateComponent(async () => (await import('./late-parts.tsx')).LateParts)

function CustomerPage() {
  const { pathname } = useLocation()
  const { isNavigating } = useLocaleAddress()
  const [isBegun, setIsBegun] = useState(false)
  const [isCovered, setIsCovered] = useState(false)
  const begin = useCallback(() => setIsBegun(true), [])
  // Fetched with the layout [spec 7], so that they are available when a screen needs them.
  useQuery(catalogQueries.languages())
  useEffect(startWatchingBars, [])
  return (
    <>
      <div inert={isCovered} className="contents">
        <SkipToMain />
        <Header />
        <OfflineBanner />
        <DamagedDrafts />
      </div>
      <main
        id={MAIN_ID}
        tabIndex={-1}
        aria-busy={isNavigating}
        className="mx-auto w-full max-w-page p-4 md:p-6"
      >
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={isBegun ? <ScreenPreloader /> : <LayoutPreloader onCover={setIsCovered} />}>
            <Outlet />
            <PageArrival onArrive={begin} />
          </Suspense>
        </ErrorBoundary>
      </main>
      <PlayerSlot />
      <BalanceModalSlot />
      <PaletteKeys />
      <LazyBoundary>
        <LateParts />
      </LazyBoundary>
    </>
  )
}

export function DefaultLayout() {
  return (
    <CustomerData>
      <CustomerPage />
    </CustomerData>
  )
}
