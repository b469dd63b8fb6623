import { AsyncLocalStorage } from 'node:async_hooks'
import { isInPage } from './device.ts'

interface Timer {
  readonly at: number
  readonly run: () => void
}

const realSetImmediate = setImmediate

/** Resolves after all pending tasks of the event loop. */
export const nextTick = () => new Promise<void>((resolve) => realSetImmediate(resolve))

/**
 * Virtual time of the pages, advanced only by `advance`: replaces `setTimeout`, `performance.now` and
 * `AbortSignal.timeout`. Callbacks run in the page that set them. Timers outside pages, such as the yields of the
 * fake backend, stay real.
 */
export function createVirtualClock() {
  const timers = new Map<number, Timer>()
  const before = { setTimeout, clearTimeout, now: performance.now, timeout: AbortSignal.timeout }
  let now = 0
  let serial = 0

  function due(until: number) {
    let first: [number, Timer] | undefined
    for (const entry of timers)
      if (entry[1].at <= until && (!first || entry[1].at < first[1].at)) first = entry
    return first
  }

  globalThis.setTimeout = ((work: () => void, delayMs = 0) => {
    if (!isInPage()) return before.setTimeout(work, delayMs)
    serial += 1
    timers.set(serial, { at: now + Math.max(1, Math.ceil(delayMs)), run: AsyncLocalStorage.bind(work) })
    return serial
  }) as unknown as typeof setTimeout
  globalThis.clearTimeout = ((id: unknown) => {
    if (typeof id !== 'number') before.clearTimeout(id as NodeJS.Timeout | undefined)
    else timers.delete(id)
  }) as unknown as typeof clearTimeout
  performance.now = () => (isInPage() ? now : before.now.call(performance))
  AbortSignal.timeout = (delayMs) => {
    if (!isInPage()) return before.timeout.call(AbortSignal, delayMs)
    const end = new AbortController()
    setTimeout(() => end.abort(new DOMException('timed out', 'TimeoutError')), delayMs)
    return end.signal
  }

  return {
    /** Advances the time; awaits `settle` after each timer. */
    async advance(ms: number, settle: () => Promise<void>) {
      const until = now + ms
      for (let next = due(until); next; next = due(until)) {
        timers.delete(next[0])
        now = Math.max(now, next[1].at)
        next[1].run()
        await settle()
      }
      now = until
    },
    /** Removes the timers of earlier schedules. */
    clear: () => timers.clear(),
    restore() {
      Object.assign(globalThis, { setTimeout: before.setTimeout, clearTimeout: before.clearTimeout })
      performance.now = before.now
      AbortSignal.timeout = before.timeout
    },
  }
}

export type VirtualClock = ReturnType<typeof createVirtualClock>
