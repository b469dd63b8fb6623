import { useQuery } from '@tanstack/react-query'
import { WifiOff } from 'lucide-react'
import { Suspense, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { Outlet, useLocation } from 'react-router'
import { PlayerSlot } from '#src/audio/player-slot.tsx'
import { isBalanceModalOpen, useBalanceModalClosing } from '#src/features/billing/balance-modal-location.ts'
import { catalogQueries } from '#src/features/catalog/catalog-queries.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { useLocaleAddress } from '#src/routing/locale-router.tsx'
import { useSearchParams } from '#src/routing/use-search-params.ts'
import { readCustomerId } from '#src/session/customer-id.ts'
import { lastingStorage, onCustomerStorageChange } from '#src/session/customer-storage.ts'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy-component.ts'
import { PaletteKeys } from '../palette/palette-keys.tsx'
import { CustomerData } from './customer-data.tsx'
import { Header } from './default-header.tsx'
import { deferredComponent } from './deferred-component.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { LayoutPreloader, ScreenPreloader } from './preloader.tsx'
import { MAIN_ID, SkipToMain } from './skip-to-main.tsx'

const BalanceModal = lazyComponent(
  async () => (await import('#src/features/billing/balance/balance-modal.tsx')).BalanceModal,
)

function LazyBalanceModal() {
  const close = useBalanceModalClosing()
  return (
    <LazyBoundary onFailed={close}>
      <BalanceModal />
    </LazyBoundary>
  )
}

function BalanceModalSlot() {
  const [query] = useSearchParams()
  return isBalanceModalOpen(query) && <LazyBalanceModal />
}

const LazyDraftsNotice = lazyComponent(
  async () => (await import('./damaged-drafts-notice.tsx')).DamagedDraftsNotice,
)

/** Lazy, because damaged drafts are rare. */
const hasDamagedDrafts = () => {
  const start = `${readCustomerId()}.damaged.`
  return lastingStorage.names().some((name) => name.startsWith(start))
}

function DamagedDrafts() {
  const isNeeded = useSyncExternalStore(onCustomerStorageChange, hasDamagedDrafts, () => false)
  return isNeeded ? (
    <LazyBoundary>
      <LazyDraftsNotice />
    </LazyBoundary>
  ) : null
}

function subscribeToConnection(listener: () => void) {
  const listeners = new AbortController()
  addEventListener('online', listener, { signal: listeners.signal })
  addEventListener('offline', listener, { signal: listeners.signal })
  return () => listeners.abort()
}

const isOnline = () => navigator.onLine

/**
 * Reports a lost connection while it lasts. The region is always rendered, so that screen readers announce the text.
 */
function OfflineBanner() {
  const { t } = useTranslation()
  const isConnected = useSyncExternalStore(subscribeToConnection, isOnline, () => true)
  return (
    <div role="status" className="offline-banner sticky top-0 z-40">
      {!isConnected && (
        <p className="flex items-center justify-center gap-2 bg-warn-soft px-4 py-2 text-warn">
          <WifiOff size={16} aria-hidden className="shrink-0" />
          {t('offline')}
        </p>
      )}
    </div>
  )
}

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

const DeferredParts = deferredComponent(async () => (await import('./deferred-parts.tsx')).DeferredParts)

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
        <DeferredParts />
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
