import { expect, test } from 'vitest'
import type { Progress } from '#src/features/projects/progress-queries.ts'
import { createPollInterval } from './run-polling.ts'

interface Poll {
  /** Differs from that of the previous poll if the run has progressed. */
  readonly mark: string
  readonly etaSeconds?: number
}

function polledAt(atMs: number, { mark, etaSeconds }: Poll) {
  const project = { version: mark, status: 2, progress: 0, eta_seconds: etaSeconds ?? null }
  const data = { project, blocks: [], exports: [] } as unknown as Progress
  return { state: { data, dataUpdatedAt: atMs, errorUpdatedAt: 0 } }
}

/** Times in s at which a run is polled, from its start. */
function pollsOf(poll: (atMs: number) => Poll, count: number) {
  const intervalOf = createPollInterval()
  const moments = [0]
  while (moments.length < count) {
    const atMs = moments.at(-1) ?? 0
    const intervals = Array.from({ length: 5 }, () => intervalOf(polledAt(atMs, poll(atMs))))
    expect(new Set(intervals).size).toBe(1)
    moments.push(atMs + (intervals[0] ?? 0))
  }
  return moments.map((ms) => Math.round(ms / 100) / 10)
}

test('a run is polled every 3 s, less often while nothing changes, but at least every 10 s', () => {
  expect(pollsOf((atMs) => ({ mark: String(atMs) }), 5)).toEqual([0, 3, 6, 9, 12])
  const still = pollsOf(() => ({ mark: 'the same' }), 12)
  expect(still.slice(0, 7)).toEqual([0, 3, 6, 9, 12, 16, 21.3])
  expect((still.at(-1) ?? 0) - (still.at(-2) ?? 0)).toBeCloseTo(10)
})

test('a run that has progressed is polled every 3 s again', () => {
  const polls = pollsOf((atMs) => ({ mark: atMs < 60_000 ? 'first' : String(atMs) }), 16)
  const late = polls.filter((second) => second >= 60)
  expect(late.length).toBeGreaterThan(2)
  expect(late.slice(1).map((second, index) => Math.round(second - (late[index] ?? 0)))).toEqual(
    late.slice(1).map(() => 3),
  )
})

test('a sentence that takes 2 s appears within 3 s, whatever the server estimates', () => {
  for (const etaSeconds of [0, 1, 2, 2.5]) {
    const polls = pollsOf(() => ({ mark: 'running', etaSeconds }), 9)
    const seenAt = polls.find((second) => second >= 2)
    expect(seenAt).toBeLessThanOrEqual(3)
  }
})

test('a sentence finished earlier than estimated appears within a third of the time it took', () => {
  for (const etaSeconds of [1, 2, 2.5]) {
    const polls = pollsOf(() => ({ mark: 'running', etaSeconds }), 9)
    for (const madeAt of [0.1, 0.4, 1.2, 1.9]) {
      const seenAt = polls.find((second) => second >= madeAt) ?? Number.POSITIVE_INFINITY
      expect(seenAt - madeAt).toBeLessThanOrEqual(Math.max(0.3, seenAt / 3))
    }
  }
})
