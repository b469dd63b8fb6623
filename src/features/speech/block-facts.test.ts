import { expect, test } from 'vitest'
import type { EditorBlock } from '#src/features/editor/editor-context.ts'
import { factsOf } from './block-facts.ts'

const settings = null
const defaults = { language: 1, voiceId: 1, settings }
const manner = { language: 1, voice_id: 1, speed: 1, pitch: 0 }
const generated = { status: 'ready', audio_url: '/a.wav', text: 'Salam', manner }
const spoken = { key: 'a', type: 'text', text: 'Salam', voiceId: null, settings, generated } as EditorBlock

test('cached facts of a block are recomputed for another text and for another voice of the project', () => {
  expect(factsOf(spoken, defaults)).toMatchObject({ characters: 5, needsSound: false, staleness: undefined })
  const typed = { ...spoken, text: 'Salam [2s] hə' }
  expect(factsOf(typed, defaults)).toMatchObject({ characters: 9, pauseSeconds: 2, staleness: 'text' })
  expect(factsOf(spoken, { ...defaults, voiceId: 2 })).toMatchObject({
    isToGenerate: true,
    staleness: 'manner',
  })
  expect(factsOf(spoken, defaults)).toMatchObject({ isToGenerate: false, staleness: undefined })
})
