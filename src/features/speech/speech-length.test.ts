import { expect, test } from 'vitest'
import type { EditorBlock } from '#src/features/editor/editor-context.ts'
import { factsOf } from './block-facts.ts'
import { addLength, lengthOfSums, lengthSums } from './speech-length.ts'

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

/** In groups of one block, which sum up. */
const lengthOf = (blocks: object[]) =>
  lengthOfSums(
    blocks.map((each, index) => {
      const block = { key: `${index}`, ...each } as EditorBlock
      const sums = lengthSums()
      addLength(sums, block, factsOf(block, defaults), defaults)
      return sums
    }),
  )

const pause = { type: 'pause', text: '', settings: { pause: 2 }, generated: { status: 'ready', duration: 2 } }

test('spoken blocks have their real length, with pauses', () => {
  expect(lengthOf([text('a'.repeat(30), 3), pause, text('b', 1)])).toEqual({
    seconds: 6,
    isExact: true,
  })
})

test('before anything is spoken the length is estimated by characters, and pauses have their written length', () => {
  const { seconds, isExact } = lengthOf([text(`${'a'.repeat(150)} [1.5s]`), pause])
  expect(seconds).toBeCloseTo(150 / 15 + 1.5 + 2, 0)
  expect(isExact).toBe(false)
})

test('the length of unspoken blocks is estimated by the speed of this voice so far', () => {
  const { seconds } = lengthOf([text('a'.repeat(100), 10), text('b'.repeat(50))])
  expect(seconds).toBeCloseTo(15, 5)
})

test('blocks that were spoken fast count with the length that they have at the usual speed', () => {
  const fast = { pitch: 0, speed: 2 }
  const spoken = text('a'.repeat(100), 5)
  const { seconds } = lengthOf([
    { ...spoken, settings: fast, generated: { ...spoken.generated, manner: { ...manner, ...fast } } },
    text('b'.repeat(50)),
  ])
  expect(seconds).toBeCloseTo(5 + 5, 5)
})

test('an empty project has no length', () => {
  expect(lengthOf([text('')])).toEqual({ seconds: 0, isExact: true })
})
