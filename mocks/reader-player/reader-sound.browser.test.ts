import { expect, onTestFinished, test } from 'vitest'
import { reading } from '#tests/support/start-on-page.ts'
import { createReaderSound } from './reader-sound.ts'

test('an interrupted sound resumes there after one press', async () => {
  const audio = new Audio()
  const page = { nodes: [], text: '' }
  const paragraphs = reading().paragraphs.map((sound) => ({ page, sound, words: [] }))
  const sound = createReaderSound(paragraphs, location.origin, { onChange() {} }, audio)
  onTestFinished(() => sound.close())
  sound.start(1)
  await expect.poll(() => sound.place().seconds).toBeGreaterThan(0.2)
  audio.dispatchEvent(new Event('error'))
  expect([sound.hasFailed(), sound.isPlaying()]).toEqual([true, false])
  sound.toggle()
  expect(sound.hasFailed()).toBe(false)
  expect(sound.place().index).toBe(1)
  expect(sound.place().seconds).toBeGreaterThan(0.2)
})
