import { serverAheadMs, setServerAhead } from './server-ahead.ts'
import { createSignal } from './signal.ts'

/** A smaller difference is latency and the rounding of the header to seconds. */
const MAX_LATENCY_MS = 5_000
/** Relative times are shown in minutes at the finest. */
const TICK_MS = 30_000

/** The present by the server's clock, to which its timestamps relate; the customer's own clock may be wrong. */
export const serverNowMs = () => Date.now() + (serverAheadMs() ?? 0)

const shownNowMs = createSignal(serverNowMs())
const updateShownNow = () => shownNowMs.set(serverNowMs())
const minuteTimer: { timer?: ReturnType<typeof setInterval> | undefined; watchers: number } = { watchers: 0 }

/** In Node there is no page. */
const page = () => (typeof document === 'undefined' ? undefined : document)

/** Runs while a page in view shows times: in a hidden tab each tick would render them for nobody. */
function runMinuteTimer() {
  clearInterval(minuteTimer.timer)
  minuteTimer.timer = undefined
  if (minuteTimer.watchers > 0 && !page()?.hidden) minuteTimer.timer = setInterval(updateShownNow, TICK_MS)
}

function followVisibility() {
  if (!page()?.hidden) updateShownNow()
  runMinuteTimer()
}

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
  minuteTimer.watchers += 1
  if (minuteTimer.watchers === 1) {
    runMinuteTimer()
    page()?.addEventListener('visibilitychange', followVisibility)
  }
  return () => {
    unsubscribe()
    minuteTimer.watchers -= 1
    if (minuteTimer.watchers > 0) return
    runMinuteTimer()
    page()?.removeEventListener('visibilitychange', followVisibility)
  }
}

export const shownTimeMs = shownNowMs.get
