import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { encodeWav } from '#mocks/engines/audio/encode-wav.ts'
import { createPlayer } from './create-player.ts'
import { allowSound, player as ofPage } from './player.ts'
import type { Track } from './track.ts'

function tone(seconds: number) {
  const samples = new Int16Array(Math.round(seconds * 8_000))
  return URL.createObjectURL(new Blob([encodeWav({ samples, sampleRate: 8_000 })], { type: 'audio/wav' }))
}

const track = (id: string, seconds: number): Track => ({
  id,
  title: id,
  url: tone(seconds),
  duration: seconds,
})
const silence = (id: string, seconds: number): Track => ({ id, title: id, duration: seconds })

let player: ReturnType<typeof createPlayer>
const status = () => player.getState().status
const until = (wanted: string) => expect.poll(() => status()).toBe(wanted)

beforeEach(() => {
  player = createPlayer(() => {
    const element = new Audio()
    element.muted = true
    return element
  })
})
afterEach(() => player.close())

test('tracks and pauses play in order to the end', async () => {
  const seen: number[] = []
  player.subscribe(() => seen.push(player.getState().index))
  player.load([track('a', 0.2), silence('b', 0.2), track('c', 0.2)])
  await until('ended')
  expect([...new Set(seen)]).toEqual([0, 1, 2])
})

test('a single track stops at its end, and one press plays the next', { tags: 'long' }, async () => {
  player.load([track('a', 0.2), track('b', 0.2)], { isSingle: true })
  await until('ended')
  expect(player.getState().index).toBe(0)
  player.next()
  await until('ended')
  expect(player.getState().index).toBe(1)
})

test('playback can start inside a track, pause there and continue', async () => {
  player.load([track('a', 2)], { seconds: 1.5 })
  await until('playing')
  player.pause()
  expect(status()).toBe('paused')
  expect(player.getTime()).toBeGreaterThanOrEqual(1.4)
  player.seek(0.25)
  await expect.poll(() => player.getTime()).toBeCloseTo(0.25, 1)
  player.play()
  await until('playing')
})

test('a seek at the moment when the length of a sound is known is not undone by the start position', async () => {
  player = createPlayer(() => {
    const element = new Audio()
    element.muted = true
    // Called before the player's own listener.
    element.addEventListener('loadedmetadata', () => player.seek(0.25), { once: true })
    return element
  })
  player.load([track('a', 2)], { seconds: 1.5 })
  player.pause()
  await expect.poll(() => player.getTime()).toBeCloseTo(0.25, 1)
})

test('a sound that fails to load is requested again', { tags: 'long' }, async () => {
  player.load([{ id: 'x', title: 'x', url: URL.createObjectURL(new Blob(['no sound'])), duration: 1 }])
  await until('failed')
  player.load([track('a', 0.2)])
  await until('ended')
})

test('a closed player stays closed, although the browser reports late that it plays', async () => {
  const element = new Audio()
  element.muted = true
  player = createPlayer(() => element)
  player.load([track('a', 2)])
  await until('playing')
  player.close()
  for (const late of ['waiting', 'playing', 'pause']) element.dispatchEvent(new Event(late))
  expect(status()).toBe('idle')
})

test('a retry after a failure continues at the same position', async () => {
  let element = new Audio()
  player = createPlayer(() => {
    element = new Audio()
    element.muted = true
    return element
  })
  player.load([track('a', 0.1), track('b', 60)], { index: 1, seconds: 40 })
  await until('playing')
  element.dispatchEvent(new Event('error'))
  await until('failed')
  player.play()
  await until('playing')
  expect(player.getState().index).toBe(1)
  expect(player.getTime()).toBeGreaterThanOrEqual(40)
})

/** Freezes time until the test advances it. */
function holdTime() {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'performance', 'requestAnimationFrame', 'cancelAnimationFrame'],
  })
  onTestFinished(() => {
    vi.useRealTimers()
  })
}

test('the time is announced during playback and not afterwards', async () => {
  holdTime()
  let ticks = 0
  player.subscribeTime(() => {
    ticks += 1
  })
  player.load([silence('a', 0.3)])
  await vi.advanceTimersByTimeAsync(310)
  expect(status()).toBe('ended')
  const atEnd = ticks
  expect(atEnd).toBeGreaterThan(3)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(ticks).toBe(atEnd)
})

test('the speed also applies to pauses and to tracks loaded later', async () => {
  holdTime()
  player.setRate(2)
  player.load([silence('a', 0.6)])
  await vi.advanceTimersByTimeAsync(290)
  expect(status()).toBe('playing')
  await vi.advanceTimersByTimeAsync(20)
  expect(status()).toBe('ended')
})

test('a place that is chosen after a sound has failed is where the next try starts', async () => {
  const element = new Audio()
  element.muted = true
  const failing = createPlayer(() => element)
  onTestFinished(() => failing.close())
  failing.load([track('a', 2)])
  await expect.poll(() => failing.getState().status).toBe('playing')
  const broken = {
    error: { configurable: true, value: {} },
    currentTime: { configurable: true, get: () => 1.5, set: () => undefined },
  }
  Object.defineProperties(element, broken)
  element.dispatchEvent(new Event('error'))
  failing.seek(0.25)
  expect(failing.getState().status).toBe('failed')
  expect(failing.getTime()).toBe(0.25)
})

test('presses before the code of the player has come act in their order when it comes', async () => {
  onTestFinished(() => ofPage.close())
  ofPage.load([silence('a', 60), silence('b', 60)], { seconds: 7 })
  expect(ofPage.getTime()).toBeGreaterThanOrEqual(7)
  ofPage.seek(9)
  expect(ofPage.getTime()).toBeGreaterThanOrEqual(9)
  ofPage.next()
  ofPage.pause()
  await expect.poll(() => ofPage.getState()).toMatchObject({ index: 1, status: 'paused' })
})

test('a press loads the element at once, before its code and its sound have come, as Safari demands', () => {
  const loaded = vi.spyOn(HTMLMediaElement.prototype, 'load')
  const element = allowSound()
  expect(loaded.mock.contexts).toEqual([element])
  expect(allowSound()).toBe(element)
  loaded.mockRestore()
})
