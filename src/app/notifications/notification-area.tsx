import { useEffect, useSyncExternalStore } from 'react'
import { PREFETCH_IDLE_MS } from '#src/config/constants.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { type Notification, notifications } from '#src/lib/notifications.ts'
import { prefetchInTurn } from '#src/lib/prefetch.ts'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy-component.ts'
import { ToastRegion } from '#src/ui/toast-region.tsx'
import { FallbackNotification } from './fallback-notification.tsx'

const NotificationCard = lazyComponent(async () => (await import('./notification-card.tsx')).NotificationCard)

interface StackProps {
  shown: readonly Notification[]
}

function Stack({ shown }: StackProps) {
  if (shown.length === 0) return null
  return (
    <LazyBoundary fallback={shown.map((note) => <FallbackNotification key={note.id} {...note} />)}>
      {shown.map((notification) => (
        <NotificationCard key={notification.id} notification={notification} />
      ))}
    </LazyBoundary>
  )
}

/**
 * Container of notifications, at the top right. The live regions are always rendered, so that screen readers announce
 * the first notification too; the cards' code is prefetched when the page is idle, or loaded with the first
 * notification.
 */
export function NotificationArea() {
  const { t } = useTranslation()
  const shown = useSyncExternalStore(notifications.subscribe, notifications.shown, notifications.shown)
  useEffect(() => {
    // The first notification is often about a lost connection, without which the card's code could not load either.
    const timer = setTimeout(() => prefetchInTurn(NotificationCard.preload, () => false), PREFETCH_IDLE_MS)
    return () => clearTimeout(timer)
  }, [])
  const isUrgent = ({ tone, isSaidByField }: Notification) => tone === 'error' && !isSaidByField
  const isQuiet = ({ isSaidByField }: Notification) => isSaidByField
  return (
    <ToastRegion
      label={t('notifications.label')}
      isEmpty={shown.length === 0}
      urgent={<Stack shown={shown.filter(isUrgent)} />}
      saidElsewhere={<Stack shown={shown.filter(isQuiet)} />}
    >
      <Stack shown={shown.filter((note) => !isUrgent(note) && !isQuiet(note))} />
    </ToastRegion>
  )
}
