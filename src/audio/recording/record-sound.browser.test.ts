import { afterEach, expect, test, vi } from 'vitest'
import { recordSound } from './record-sound.ts'

afterEach(() => vi.useRealTimers())

test('the time limit of a recording stops during a pause and goes on after it', async () => {
  const context = new AudioContext()
  const { stream } = context.createMediaStreamDestination()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const onEnd = vi.fn<() => void>()
  const recording = recordSound(stream, 10, onEnd)
  vi.advanceTimersByTime(4_000)
  recording.hold()
  vi.advanceTimersByTime(60_000)
  recording.resume()
  vi.advanceTimersByTime(5_900)
  expect(onEnd).not.toHaveBeenCalled()
  vi.advanceTimersByTime(200)
  expect(onEnd).toHaveBeenCalledOnce()
  recording.cancel()
  await context.close()
})
