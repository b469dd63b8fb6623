import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSilence } from './silence.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

function playedSilence(seconds: number) {
  const onEnd = vi.fn()
  const silence = createSilence(onEnd, Date.now)
  silence.load(seconds)
  silence.play()
  return { silence, onEnd }
}

test('a pause keeps time like a sound, and ends once', () => {
  const { silence, onEnd } = playedSilence(3)
  vi.advanceTimersByTime(1_000)
  expect(silence.getTime()).toBe(1)
  silence.pause()
  vi.advanceTimersByTime(5_000)
  expect(silence.getTime()).toBe(1)
  silence.play()
  vi.advanceTimersByTime(2_000)
  expect([silence.getTime(), onEnd.mock.calls.length]).toEqual([3, 1])
})

test('a pause is moved within and played faster', () => {
  const { silence, onEnd } = playedSilence(10)
  silence.seek(4)
  silence.setRate(2)
  vi.advanceTimersByTime(2_000)
  expect(silence.getTime()).toBe(8)
  silence.seek(99)
  expect(silence.getTime()).toBe(10)
  vi.advanceTimersByTime(0)
  expect(onEnd).toHaveBeenCalledOnce()
})
