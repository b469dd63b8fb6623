import { expect, test } from 'vitest'
import type { EditorBlock } from '#src/features/editor/editor-context.ts'
import { speechLength } from './speech-length.ts'

const settings = null
const defaults = { language: 1, voiceId: 1, settings }
const manner = { language: 1, voice_id: 1, speed: 1, pitch: 0 }

const text = (words: string, duration?: number) => ({
  type: 'text',
  text: words,
  voiceId: null,
  settings,
  generated:
    duration === undefined
      ? { status: 'none' }
      : { status: 'ready', audio_url: '/a.wav', duration, text: words, manner },
})

const lengthOf = (blocks: object[]) =>
  speechLength(
    blocks.map((block, index) => ({ key: `${index}`, ...block }) as EditorBlock),
    defaults,
  )

const pause = { type: 'pause', text: '', settings: { pause: 2 }, generated: { status: 'ready', duration: 2 } }

test('what is spoken is as long as it is, with its pauses', () => {
  expect(lengthOf([text('a'.repeat(30), 3), pause, text('b', 1)])).toEqual({
    seconds: 6,
    isExact: true,
  })
})

test('before anything is spoken it is guessed by the characters, and pauses are as long as they are written', () => {
  const { seconds, isExact } = lengthOf([text(`${'a'.repeat(150)} [1.5s]`), pause])
  expect(seconds).toBeCloseTo(150 / 15 + 1.5 + 2, 0)
  expect(isExact).toBe(false)
})

test('what is still to be spoken is guessed by how fast this voice has spoken so far', () => {
  const { seconds } = lengthOf([text('a'.repeat(100), 10), text('b'.repeat(50))])
  expect(seconds).toBeCloseTo(15, 5)
})

test('nothing at all takes no time', () => {
  expect(lengthOf([text('')])).toEqual({ seconds: 0, isExact: true })
})
