import { environmentManager, focusManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Progress } from '#src/features/projects/progress-queries.ts'
import { createPollInterval, polledProgress } from './run-polling.ts'

const ANSWER_MS = 100

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  // Without a window TanStack Query assumes a server, where it does not poll.
  environmentManager.setIsServer(() => false)
})

afterEach(() => {
  focusManager.setFocused(undefined)
  environmentManager.setIsServer(() => true)
  vi.useRealTimers()
})

/** Polls a run whose version is `versionAt(ms)` and returns the seconds of the requests. */
async function poll(untilMs: number, versionAt: (ms: number) => number, eta_seconds: number | null = null) {
  const asked: number[] = []
  const client = new QueryClient()
  client.mount()
  const key = { slug: 'text-to-speech', id: 1 } as const
  const options = {
    ...polledProgress(key, createPollInterval()),
    async queryFn() {
      asked.push(Math.round(Date.now() / 100) / 10)
      await new Promise((resolve) => setTimeout(resolve, ANSWER_MS))
      const project = { version: versionAt(Date.now()), status: 2, eta_seconds }
      return { project, blocks: [], exports: [] } as unknown as Progress
    },
  }
  const observer = new QueryObserver(client, options)
  // Like a rendering component, which makes TanStack Query read the interval several times per response.
  const stop = observer.subscribe(() => observer.setOptions({ ...options }))
  const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  await advance(untilMs)
  return { asked, advance, stop }
}

test('a run is polled about every 3 s after a response', async () => {
  const { asked, stop } = await poll(12_000, (ms) => ms)
  expect(asked).toEqual([0, 3.1, 6.2, 9.3])
  stop()
})

test('a sentence that takes 2 s can be heard within 3 s', async () => {
  const { asked, stop } = await poll(5_000, () => 1, 1)
  expect(asked.find((second) => second >= 2)).toBeLessThanOrEqual(3)
  stop()
})

test('a hidden tab does not poll, and polls at once when it becomes visible', async () => {
  const { asked, advance, stop } = await poll(4_000, (ms) => ms)
  focusManager.setFocused(false)
  const before = asked.length
  await advance(60_000)
  expect(asked).toHaveLength(before)
  focusManager.setFocused(true)
  await advance(10)
  expect(asked).toHaveLength(before + 1)
  stop()
})
