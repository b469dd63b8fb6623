import { afterEach, beforeEach, expect, test } from 'vitest'
import { createPlayer } from './player.ts'
import type { Track } from './track.ts'

function tone(seconds: number) {
  const samples = Math.round(seconds * 8_000)
  const view = new DataView(new ArrayBuffer(44 + samples))
  const write = (at: number, text: string) => {
    for (const [index, letter] of [...text].entries()) view.setUint8(at + index, letter.charCodeAt(0))
  }
  write(0, 'RIFF')
  view.setUint32(4, 36 + samples, true)
  write(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, 8_000, true)
  view.setUint32(28, 8_000, true)
  view.setUint16(32, 1, true)
  view.setUint16(34, 8, true)
  write(36, 'data')
  view.setUint32(40, samples, true)
  for (let index = 0; index < samples; index += 1) view.setUint8(44 + index, 128)
  return URL.createObjectURL(new Blob([view.buffer], { type: 'audio/wav' }))
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

test('tracks and pauses follow one another to the end', async () => {
  const seen: number[] = []
  player.subscribe(() => seen.push(player.getState().index))
  player.load([track('a', 0.2), silence('b', 0.2), track('c', 0.2)])
  await until('ended')
  expect([...new Set(seen)]).toEqual([0, 1, 2])
})

test('a single track stops at its end, the next is one press away', async () => {
  player.load([track('a', 0.2), track('b', 0.2)], { isSingle: true })
  await until('ended')
  expect(player.getState().index).toBe(0)
  player.next()
  await until('ended')
  expect(player.getState().index).toBe(1)
})

test('playing can begin inside a track, pause there and go on', async () => {
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

test('a sound that cannot be had fails, and is asked for again', async () => {
  player.load([{ id: 'x', title: 'x', url: URL.createObjectURL(new Blob(['no sound'])), duration: 1 }])
  await until('failed')
  player.load([track('a', 0.2)])
  await until('ended')
})

test('the time is announced while playing and not after', async () => {
  let ticks = 0
  player.subscribeTime(() => {
    ticks += 1
  })
  player.load([silence('a', 0.3)])
  await until('ended')
  const atEnd = ticks
  expect(atEnd).toBeGreaterThan(3)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(ticks).toBe(atEnd)
})

test('speed holds for pauses and for what is loaded later', async () => {
  player.setRate(2)
  const begun = performance.now()
  player.load([silence('a', 0.6)])
  await until('ended')
  expect(performance.now() - begun).toBeLessThan(550)
})
