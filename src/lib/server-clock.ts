import { createSignal } from './signal.ts'

/** A smaller difference is the way of the answer, and the whole seconds of its header. */
const NOISE_MS = 5_000
/** Minutes are the finest that is said of how long ago something was. */
const TICK_MS = 30_000

let aheadMs = 0

/** The present by the server's clock, against which its moments are measured; a customer's own may be wrong. */
export const serverNowMs = () => Date.now() + aheadMs

const looked = createSignal(serverNowMs())
const look = () => looked.set(serverNowMs())
const ticks: { timer?: ReturnType<typeof setInterval> | undefined; watchers: number } = { watchers: 0 }

export function noteServerTime(header: string | null, nowMs = Date.now()) {
  const serverMs = Date.parse(header ?? '')
  if (Number.isNaN(serverMs)) return
  const before = aheadMs
  aheadMs = Math.abs(serverMs - nowMs) < NOISE_MS ? 0 : serverMs - nowMs
  if (Math.abs(aheadMs - before) >= NOISE_MS) look()
}

/** Tells a listener when what was said of the present is old: every half a minute, and when the clock is another. */
export function watchServerClock(listener: () => void) {
  const unsubscribe = looked.subscribe(listener)
  ticks.watchers += 1
  ticks.timer ??= setInterval(look, TICK_MS)
  return () => {
    unsubscribe()
    ticks.watchers -= 1
    if (ticks.watchers > 0) return
    clearInterval(ticks.timer)
    ticks.timer = undefined
  }
}

export const lookedAtMs = looked.get
