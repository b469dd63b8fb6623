import { PREFETCH_IDLE_MS } from '#src/config/constants.ts'
import { nextIdle } from './next-idle.ts'

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Whether prefetching is off: the customer saves data or has a slow connection. */
export function isPrefetchOff() {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')
}

const awaitedResponses = new Set<Promise<unknown>>()

/** Registers a request that the page waits for: prefetches pause until it ends, as they would share its connection. */
export function pausePrefetchesUntil<Answer>(answer: Promise<Answer>): Promise<Answer> {
  awaitedResponses.add(answer)
  const end = () => awaitedResponses.delete(answer)
  answer.then(end, end)
  return answer
}

async function waitUntilIdle() {
  do {
    await Promise.allSettled(awaitedResponses)
    await nextIdle()
  } while (awaitedResponses.size > 0)
}

let latestPrefetch: Promise<void> = Promise.resolve()

/**
 * Prefetches code when the browser is idle and the page waits for no response, one part at a time, after all earlier
 * prefetches of any caller.
 * @param isOver Whether it is no longer wanted when its turn comes.
 */
export function prefetchInTurn(load: () => Promise<unknown>, isOver: () => boolean): Promise<void> {
  latestPrefetch = latestPrefetch.then(async () => {
    await waitUntilIdle()
    // A failed prefetch is repeated when the code is needed.
    if (!isOver()) await load().catch(() => {})
  })
  return latestPrefetch
}

/**
 * Prefetches code some time after the page has loaded, one part at a time; does nothing if the customer saves data.
 * @returns a function that cancels it
 */
export function prefetch(loads: readonly (() => Promise<unknown>)[]): () => void {
  if (isPrefetchOff()) return () => {}
  let isOver = false
  const timer = setTimeout(() => {
    for (const load of loads) void prefetchInTurn(load, () => isOver)
  }, PREFETCH_IDLE_MS)
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
