import { serverAheadMs, setServerAhead } from './server-ahead.ts'
import { createSignal } from './signal.ts'

/** A smaller difference is latency and the rounding of the header to seconds. */
const NOISE_MS = 5_000
/** Relative times are shown in minutes at the finest. */
const TICK_MS = 30_000

/** The present by the server's clock, to which its timestamps relate; the customer's own clock may be wrong. */
export const serverNowMs = () => Date.now() + (serverAheadMs() ?? 0)

const shownNowMs = createSignal(serverNowMs())
const updateShownNow = () => shownNowMs.set(serverNowMs())
const ticks: { timer?: ReturnType<typeof setInterval> | undefined; watchers: number } = { watchers: 0 }

export function noteServerTime(header: string | null, nowMs = Date.now()) {
  const serverMs = Date.parse(header ?? '')
  if (Number.isNaN(serverMs)) return
  const before = serverAheadMs() ?? 0
  const aheadMs = Math.abs(serverMs - nowMs) < NOISE_MS ? 0 : serverMs - nowMs
  setServerAhead(aheadMs)
  if (Math.abs(aheadMs - before) >= NOISE_MS) updateShownNow()
}

/**
 * Calls a listener when shown relative times may be outdated: every half a minute, and when the clock offset changes.
 */
export function watchServerClock(listener: () => void) {
  const unsubscribe = shownNowMs.subscribe(listener)
  ticks.watchers += 1
  ticks.timer ??= setInterval(updateShownNow, TICK_MS)
  return () => {
    unsubscribe()
    ticks.watchers -= 1
    if (ticks.watchers > 0) return
    clearInterval(ticks.timer)
    ticks.timer = undefined
  }
}

export const lookedAtMs = shownNowMs.get
