import { useEffect, useState } from 'react'
import { onSessionChange } from '#src/session/session.ts'
import { msUntilSessionEnd } from '#src/session/session-cookie.ts'
import { LazyBoundary } from '#src/ui/lazy-boundary.tsx'
import { lazyComponent } from '#src/ui/lazy-component.ts'

/** Long enough to find a password and type it. */
const WARN_MS = 10 * 60_000
/** A later response may correct the clock, and a sleeping computer stops timers. */
const CHECK_INTERVAL_MS = 60_000

const SessionWarning = lazyComponent(async () => (await import('./session-warning.tsx')).SessionWarning)

/** Expiry of the session if it is near; undefined otherwise, and after the customer has logged in again. */
function useNearEnd() {
  const [endsAtMs, setEndsAtMs] = useState<number>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      const left = msUntilSessionEnd()
      const isNear = left !== undefined && left > 0 && left <= WARN_MS
      // Rounded, because the clocks' difference varies a little from response to response.
      setEndsAtMs(
        isNear ? Math.round((Date.now() + left) / CHECK_INTERVAL_MS) * CHECK_INTERVAL_MS : undefined,
      )
      timer = setTimeout(look, CHECK_INTERVAL_MS)
    }
    look()
    const forget = onSessionChange(look)
    return () => {
      clearTimeout(timer)
      forget()
    }
  }, [])
  return endsAtMs
}

/** Warns before the session ends (WCAG 2.2.1). A dismissed warning does not return for the same session. */
export function SessionWarningSlot() {
  const endsAtMs = useNearEnd()
  const [isDismissed, setIsDismissed] = useState(false)
  if (endsAtMs === undefined || isDismissed) {
    if (endsAtMs === undefined && isDismissed) setIsDismissed(false)
    return null
  }
  const close = () => setIsDismissed(true)
  return (
    <LazyBoundary onFailed={close}>
      <SessionWarning endsAtMs={endsAtMs} onClose={close} />
    </LazyBoundary>
  )
}
