import { serverAheadMs, setServerAhead } from './server-ahead.ts'
import { createSignal } from './signal.ts'

/** A smaller difference is latency and the rounding of the header to seconds. */
const MAX_LATENCY_MS = 5_000
/** Relative times are shown in minutes at the finest. */
const TICK_MS = 30_000

/** The present by the server's clock, to which its timestamps relate; the customer's own clock may be wrong. */
export const serverNowMs = () => Date.now() + (serverAheadMs() ?? 0)

const shownNowMs = createSignal(serverNowMs())

/** In a hidden tab each update would render times for nobody. */
function updateShownNow() {
  if (!globalThis.document?.hidden) shownNowMs.set(serverNowMs())
}

let watchers = 0
let timer: ReturnType<typeof setInterval> | undefined

export function setServerTime(header: string | null, nowMs = Date.now()) {
  const serverMs = Date.parse(header ?? '')
  if (Number.isNaN(serverMs)) return
  const before = serverAheadMs() ?? 0
  const aheadMs = Math.abs(serverMs - nowMs) < MAX_LATENCY_MS ? 0 : serverMs - nowMs
  setServerAhead(aheadMs)
  if (Math.abs(aheadMs - before) >= MAX_LATENCY_MS) updateShownNow()
}

/**
 * Calls a listener when shown relative times may be outdated: every half a minute in view, when the page comes into view,
 * and when the clock offset changes.
 */
export function watchServerClock(listener: () => void) {
  const unsubscribe = shownNowMs.subscribe(listener)
  watchers += 1
  if (watchers === 1) {
    timer = setInterval(updateShownNow, TICK_MS)
    globalThis.document?.addEventListener('visibilitychange', updateShownNow)
  }
  return () => {
    unsubscribe()
    watchers -= 1
    if (watchers > 0) return
    clearInterval(timer)
    globalThis.document?.removeEventListener('visibilitychange', updateShownNow)
  }
}

export const shownTimeMs = shownNowMs.get
