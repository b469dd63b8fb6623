import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from '#src/i18n/use-translation.ts'

function subscribe(listener: () => void) {
  const listeners = new AbortController()
  addEventListener('online', listener, { signal: listeners.signal })
  addEventListener('offline', listener, { signal: listeners.signal })
  return () => listeners.abort()
}

const isOnline = () => navigator.onLine

/**
 * Reports a lost connection while it lasts. The region is always rendered, so that screen readers announce the text.
 */
export function OfflineBanner() {
  const { t } = useTranslation()
  const isConnected = useSyncExternalStore(subscribe, isOnline, () => true)
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
