import { expect, test } from 'vitest'
import { createHummingEngine } from './create-humming-engine.ts'

const timbre = {} as never

test('a text without a speech engine is hummed, each word at its time', async () => {
  const engine = createHummingEngine()
  const { samples, sampleRate, duration, words } = await engine.speak({
    text: 'Sabah  açılan kimi',
    locale: 'az',
    timbre,
    speed: 1,
    pitch: 0,
  })
  expect(words.map(({ text }) => text)).toEqual(['Sabah', 'açılan', 'kimi'])
  expect(words.every(({ start, end }, at) => end > start && start >= (words[at - 1]?.end ?? 0))).toBe(true)
  expect(samples.length / sampleRate).toBe(duration)
  expect(Math.max(...samples)).toBeGreaterThan(5_000)
})

test('a hum is half as long at twice the speed, and an empty text takes no time', async () => {
  const length = async (text: string, speed: number) =>
    (await createHummingEngine().speak({ text, locale: 'en', timbre, speed, pitch: 0 })).duration
  expect(await length('one two three', 2)).toBeCloseTo((await length('one two three', 1)) / 2, 3)
  expect(await length(' \n', 1)).toBe(0)
})
