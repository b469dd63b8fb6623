import { useSyncExternalStore } from 'react'
import { serverNowMs, shownTimeMs, watchServerClock } from '#src/lib/server-clock.ts'

/** Current time by the server's clock in ms since 1970; renders the component again as time passes. */
export function useServerNow(): number {
  useSyncExternalStore(watchServerClock, shownTimeMs, shownTimeMs)
  return serverNowMs()
}
