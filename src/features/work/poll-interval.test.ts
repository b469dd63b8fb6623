import { expect, test } from 'vitest'
import { createPollInterval } from './poll-interval.ts'

test('looks every 3 s, less often while nothing changes, never less than every 10 s', () => {
  const next = createPollInterval()
  expect(next(1)).toBe(3_000)
  const second = next(1)
  expect(second).toBeGreaterThan(3_000)
  expect(second).toBeLessThan(5_000)
  const waits = [second, next(1), next(1), next(1), next(1)]
  expect(waits.every((wait, index) => wait >= (waits[index - 1] ?? 0))).toBe(true)
  expect(waits.at(-1)).toBe(10_000)
  expect(next(2)).toBe(3_000)
})
