import { lazy, Suspense, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { type Notification, notifications } from '#src/lib/notifications.ts'
import { useTopDialog } from './use-top-dialog.ts'

const NotificationCard = lazy(async () => ({
  default: (await import('./notification-card.tsx')).NotificationCard,
}))

interface StackProps {
  shown: readonly Notification[]
}

function Stack({ shown }: StackProps) {
  if (shown.length === 0) return null
  return (
    <Suspense fallback={null}>
      {shown.map((notification) => (
        <NotificationCard key={notification.id} notification={notification} />
      ))}
    </Suspense>
  )
}

/**
 * Where notes appear, at the top right. The live regions stand on the page from the beginning, so that screen
 * readers hear the first note too; the cards' code comes with the first note.
 */
export function NotificationArea() {
  const { t } = useTranslation()
  const shown = useSyncExternalStore(notifications.subscribe, notifications.shown, notifications.shown)
  const isUrgent = ({ tone }: Notification) => tone === 'error'
  const dialog = useTopDialog(shown)
  const area = (
    <section
      aria-label={t('notifications.label')}
      className="pointer-events-none fixed inset-x-4 top-16 z-50 flex flex-col gap-2 sm:left-auto sm:w-96"
    >
      <div role="alert" className="flex flex-col gap-2">
        <Stack shown={shown.filter(isUrgent)} />
      </div>
      <div role="status" className="flex flex-col gap-2">
        <Stack shown={shown.filter((notification) => !isUrgent(notification))} />
      </div>
    </section>
  )
  return dialog ? createPortal(area, dialog) : area
}
