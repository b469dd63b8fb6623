import { environmentManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { polledBalance } from '#src/features/billing/balance/use-balance.ts'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  // Without a window TanStack Query assumes a server, where it does not poll.
  environmentManager.setIsServer(() => false)
})

afterEach(() => {
  environmentManager.setIsServer(() => true)
  vi.useRealTimers()
})

const CLIENTS = 10_000
/** Runs the clients in groups, because finding the next of many virtual timers is slow. */
const AT_ONCE = 500
const OUTAGE = { from: MINUTE_MS, heldUntil: 70 * SECOND_MS, until: 120 * SECOND_MS }

/** Calls of clients by second, while a server first holds all requests, then fails them at once, then answers 503. */
async function callsAround(shares: readonly number[]) {
  vi.setSystemTime(0)
  const calls: number[] = Array(180).fill(0)
  const client = new QueryClient()
  const stops = shares.map((share, at) => {
    const queryFn = async () => {
      const now = Date.now()
      calls[Math.floor(now / SECOND_MS)] = (calls[Math.floor(now / SECOND_MS)] ?? 0) + 1
      if (now < OUTAGE.from || now >= OUTAGE.until) return 1
      if (now < OUTAGE.heldUntil) await new Promise((resolve) => setTimeout(resolve, OUTAGE.heldUntil - now))
      throw new Error('503')
    }
    const observer = new QueryObserver(client, { ...polledBalance(share), queryKey: [`${at}`], queryFn })
    let stop: (() => void) | undefined
    const timer = setTimeout(
      () => {
        stop = observer.subscribe(() => undefined)
      },
      ((at + share) / shares.length) * 10 * SECOND_MS,
    )
    return () => {
      clearTimeout(timer)
      stop?.()
    }
  })
  await vi.advanceTimersByTimeAsync(180 * SECOND_MS - 1)
  for (const stop of stops) stop()
  client.clear()
  return calls
}

test('after an outage of a minute, ten thousand clients ask at most three times as often as before', async () => {
  const calls: number[] = Array(180).fill(0)
  for (let part = 0; part < CLIENTS / AT_ONCE; part += 1) {
    // The golden ratio spreads evenly, and the same in every run of this test.
    const shares = Array.from({ length: AT_ONCE }, (_, at) => ((part * AT_ONCE + at) * 0.618_034) % 1)
    for (const [second, count] of (await callsAround(shares)).entries())
      calls[second] = (calls[second] ?? 0) + count
  }
  const steady = calls.slice(20, 60).reduce((sum, count) => sum + count) / 40
  expect(steady).toBeCloseTo(CLIENTS / 10, -2)
  expect(Math.max(...calls.slice(71))).toBeLessThanOrEqual(3 * steady)
})
