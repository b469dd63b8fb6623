import { useSyncExternalStore } from 'react'
import { lookedAtMs, serverNowMs, watchServerClock } from '#src/lib/server-clock.ts'

/** The present by the server's clock in ms since 1970; what shows it is shown anew as it goes on. */
export function useServerNow(): number {
  useSyncExternalStore(watchServerClock, lookedAtMs, lookedAtMs)
  return serverNowMs()
}
