import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteServerTime, serverNowMs, watchServerClock } from './server-clock.ts'

const HOUR_MS = 3_600_000
const headerAt = (ms: number) => new Date(ms).toUTCString()
const aheadMs = () => serverNowMs() - Date.now()

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  noteServerTime(headerAt(Date.now()))
  vi.useRealTimers()
})

test('a clock that is an hour slow is set by the server’s answers', () => {
  noteServerTime(headerAt(Date.now() + HOUR_MS))
  expect(Math.abs(aheadMs() - HOUR_MS)).toBeLessThan(2_000)
})

test('the way of an answer is no difference of clocks, and an answer without a moment changes nothing', () => {
  noteServerTime(headerAt(Date.now() - 3_000))
  expect(Math.abs(aheadMs())).toBeLessThan(100)
  noteServerTime(headerAt(Date.now() + HOUR_MS))
  noteServerTime(null)
  noteServerTime('soon')
  expect(aheadMs()).toBeGreaterThan(HOUR_MS - 2_000)
})

test('who shows the present hears of a clock that was moved at once, of time going on, and nothing after the end', () => {
  const listener = vi.fn()
  const stop = watchServerClock(listener)
  noteServerTime(headerAt(Date.now() + 60_000))
  expect(listener).toHaveBeenCalledTimes(1)
  noteServerTime(headerAt(Date.now() + 61_000))
  expect(listener).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(30_000)
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  expect(vi.getTimerCount()).toBe(0)
  noteServerTime(headerAt(Date.now()))
  expect(listener).toHaveBeenCalledTimes(2)
})
