import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { type Notification, notifications } from '#src/lib/notifications.ts'
import { LocalizedLink } from '#src/routing/localized-link.tsx'
import { inOwnLanguage } from '#src/rules/language-of-text.ts'
import { textLinkStyles } from '#src/ui/link-styles.ts'
import { Sums } from '#src/ui/sums.tsx'
import { Toast } from '#src/ui/toast.tsx'

/** Share of the focused element, at each edge, that may stay visible while it still counts as covered. */
const EDGE = 0.2

function coversFocus(region: Element): boolean {
  const focused = document.activeElement
  if (!focused || region.contains(focused)) return false
  const over = region.getBoundingClientRect()
  const { left, right, top, bottom, width, height } = focused.getBoundingClientRect()
  const [x, y] = [width * EDGE, height * EDGE]
  return over.left <= left + x && over.right >= right - x && over.top <= top + y && over.bottom >= bottom - y
}

function place(region: HTMLElement, isAtFoot: boolean): void {
  region.style.top = isAtFoot ? 'auto' : ''
  region.style.bottom = isAtFoot ? '5rem' : ''
}

/** Moves the messages to the other end of the page if they cover the focused element; later messages start at the top. */
function useKeepFocusUncovered(message: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const region = message.current?.closest<HTMLElement>('.toasts')
    if (!region) return
    const moveOff = () => {
      if (coversFocus(region)) place(region, region.style.top === '')
    }
    moveOff()
    document.addEventListener('focusin', moveOff)
    return () => {
      document.removeEventListener('focusin', moveOff)
      if (!region.querySelector('.toast')) place(region, false)
    }
  }, [message])
}

function useCountdown(durationMs: number, isPaused: boolean, onEnd: () => void) {
  const remainingMs = useRef(durationMs)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (isPaused) return
    const startedMs = performance.now()
    const timer = setTimeout(() => end(), remainingMs.current)
    return () => {
      clearTimeout(timer)
      remainingMs.current -= performance.now() - startedMs
    }
  }, [isPaused])
}

function useIsHeld(ref: RefObject<HTMLElement | null>) {
  const [isHeld, setIsHeld] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const update = () => setIsHeld(element.matches(':hover') || element.contains(document.activeElement))
    const listeners = new AbortController()
    const types = ['pointerenter', 'pointerleave', 'focusin', 'focusout'] as const
    // The focus moves only after `focusout`.
    for (const type of types) {
      element.addEventListener(type, () => queueMicrotask(update), { signal: listeners.signal })
    }
    update()
    return () => listeners.abort()
  }, [ref])
  return isHeld
}

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
  useKeepFocusUncovered(ref)
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
