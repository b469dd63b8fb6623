import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serverNowMs, setServerTime, watchServerClock } from './server-clock.ts'

const HOUR_MS = 3_600_000
const headerAt = (ms: number) => new Date(ms).toUTCString()
const aheadMs = () => serverNowMs() - Date.now()

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  setServerTime(headerAt(Date.now()))
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test("the server's responses correct a clock that is an hour slow", () => {
  setServerTime(headerAt(Date.now() + HOUR_MS))
  expect(Math.abs(aheadMs() - HOUR_MS)).toBeLessThan(2_000)
})

test('latency is not a clock difference, and a response without a date changes nothing', () => {
  setServerTime(headerAt(Date.now() - 3_000))
  expect(Math.abs(aheadMs())).toBeLessThan(100)
  setServerTime(headerAt(Date.now() + HOUR_MS))
  setServerTime(null)
  setServerTime('soon')
  expect(aheadMs()).toBeGreaterThan(HOUR_MS - 2_000)
})

test('listeners are called when the clock changes and as time passes, until they unsubscribe', () => {
  const listener = vi.fn()
  const stop = watchServerClock(listener)
  setServerTime(headerAt(Date.now() + 60_000))
  expect(listener).toHaveBeenCalledTimes(1)
  setServerTime(headerAt(Date.now() + 61_000))
  expect(listener).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(30_000)
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  expect(vi.getTimerCount()).toBe(0)
  setServerTime(headerAt(Date.now()))
  expect(listener).toHaveBeenCalledTimes(2)
})

test('a hidden page keeps its shown times, and updates them when it comes into view', () => {
  const page = Object.assign(new EventTarget(), { hidden: false })
  vi.stubGlobal('document', page)
  const show = (hidden: boolean) => {
    page.hidden = hidden
    page.dispatchEvent(new Event('visibilitychange'))
  }
  const listener = vi.fn()
  const stop = watchServerClock(listener)
  show(true)
  vi.advanceTimersByTime(3_600_000)
  expect(listener).not.toHaveBeenCalled()
  show(false)
  expect(listener).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(30_000)
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  expect(vi.getTimerCount()).toBe(0)
})
