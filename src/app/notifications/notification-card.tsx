import { useRef } from 'react'
import { Quoted } from '#src/i18n/quoted.tsx'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { type Notification, notifications } from '#src/lib/notifications.ts'
import { LocalizedLink } from '#src/routing/localized-link.tsx'
import { textLinkStyles } from '#src/ui/link-styles.ts'
import { Sums } from '#src/ui/sums.tsx'
import { Toast } from '#src/ui/toast.tsx'
import { useCountdown } from './use-countdown.ts'
import { useIsHeld } from './use-is-held.ts'

/** Words in quotation marks, such as the title of a project. */
const QUOTATION = /[“«]([^”»]+)[”»]/

export function NotificationCard({ notification }: { notification: Notification }) {
  const { id, kind, tone, message, link, durationMs } = notification
  const { t } = useTranslation()
  const [, quotation] = QUOTATION.exec(message) ?? []
  const ref = useRef<HTMLDivElement>(null)
  const dismiss = () => notifications.dismiss(id)
  useCountdown(durationMs, useIsHeld(ref), dismiss)
  return (
    <Toast
      ref={ref}
      tone={tone}
      isPopup={kind === 'popup'}
      closeLabel={t('notifications.dismiss')}
      onClose={dismiss}
    >
      {quotation ? <Quoted text={message} part={quotation} /> : <Sums text={message} />}
      {link && (
        <>
          {' '}
          <LocalizedLink to={link.to} onClick={dismiss} className={textLinkStyles}>
            {link.label}
          </LocalizedLink>
        </>
      )}
    </Toast>
  )
}
