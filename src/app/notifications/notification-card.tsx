import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type Notification, notifications } from '#src/lib/notifications.ts'
import { classNames } from '#src/ui/class-names.ts'
import { useCountdown } from './use-countdown.ts'
import { useHeld } from './use-held.ts'

const looks = {
  error: { Icon: CircleAlert, color: 'text-danger' },
  success: { Icon: CircleCheck, color: 'text-success' },
  info: { Icon: Info, color: 'text-info' },
} as const

/** One note. It goes by itself, but not while the pointer rests on it or the focus is in it. */
export function NotificationCard({ notification }: { notification: Notification }) {
  const { id, kind, tone, message, durationMs } = notification
  const { t } = useTranslation()
  const ref = useRef<HTMLDivElement>(null)
  const dismiss = () => notifications.dismiss(id)
  useCountdown(durationMs, useHeld(ref), dismiss)
  const { Icon, color } = looks[tone]
  return (
    <div
      ref={ref}
      className={classNames(
        'float pointer-events-auto flex items-start gap-3 rounded-md bg-raised text-ink',
        kind === 'popup' ? 'p-4' : 'p-3',
      )}
    >
      <Icon size={20} aria-hidden className={classNames('shrink-0', color)} />
      <p className="wrap-long min-w-0 flex-1">{message}</p>
      <button
        type="button"
        onClick={dismiss}
        aria-label={t('notifications.dismiss')}
        className="-m-1 shrink-0 rounded-sm p-1 text-muted hover:text-ink"
      >
        <X size={16} aria-hidden />
      </button>
    </div>
  )
}
