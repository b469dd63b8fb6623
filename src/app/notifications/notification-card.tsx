import { useRef } from 'react'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { type Notification, notifications } from '#src/lib/notifications.ts'
import { LocalizedLink } from '#src/routing/localized-link.tsx'
import { inOwnLanguage } from '#src/rules/language-of-text.ts'
import { textLinkStyles } from '#src/ui/link-styles.ts'
import { Sums } from '#src/ui/sums.tsx'
import { Toast } from '#src/ui/toast.tsx'
import { useCountdown } from './use-countdown.ts'
import { useIsHeld } from './use-is-held.ts'

/** Words in quotation marks, such as the title of a project: they may be in another language than the page. */
const QUOTATION = /(?<=[“«])[^”»]+(?=[”»])/

function Message({ text }: { text: string }) {
  const [quotation] = QUOTATION.exec(text) ?? []
  if (quotation === undefined) return <Sums text={text} />
  const [before, ...after] = text.split(quotation)
  return (
    <span>
      {before}
      <span {...inOwnLanguage(quotation)}>{quotation}</span>
      {after.join(quotation)}
    </span>
  )
}

export function NotificationCard({ notification }: { notification: Notification }) {
  const { id, kind, tone, message, link, durationMs } = notification
  const { t } = useTranslation()
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
      <Message text={message} />
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
