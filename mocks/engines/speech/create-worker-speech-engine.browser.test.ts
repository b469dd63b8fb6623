import { expect, test } from 'vitest'
import { timbreFor } from '#tests/support/backend/timbre-for.ts'
import { createWorkerAudioEncoder } from '../audio/create-worker-audio-encoder.ts'
import { createWorkerSpeechEngine } from './create-worker-speech-engine.ts'

const plain = { timbre: timbreFor(1, 'woman'), speed: 1, pitch: 0 }

test('the worker speaks all four languages, and another worker encodes them', { tags: 'long' }, async () => {
  const engine = createWorkerSpeechEngine()
  const spoken = await Promise.all([
    engine.speak({ ...plain, locale: 'az', text: 'Salam, dünya!' }),
    engine.speak({ ...plain, locale: 'tr', text: 'Merhaba, dünya!' }),
    engine.speak({ ...plain, locale: 'en', text: 'Hello, world!' }),
    engine.speak({ ...plain, locale: 'ru', text: 'Привет, мир!' }),
  ])
  for (const { duration, words } of spoken) {
    expect(duration).toBeGreaterThan(0.7)
    expect(words).toHaveLength(2)
  }
  const [first] = spoken
  const parts: number[] = []
  const mp3 = await createWorkerAudioEncoder().encodeMp3(first, 64, {
    onProgress: (part) => parts.push(part),
  })
  expect(mp3.length / 8000).toBeCloseTo(first.duration, 0)
  expect(parts.at(-1)).toBe(1)
})

test('an aborted text stops at once, and the next one is spoken', { tags: 'long' }, async () => {
  const engine = createWorkerSpeechEngine()
  await engine.speak({ ...plain, locale: 'en', text: 'Ready.' })
  const stop = new AbortController()
  const long = engine.speak({ ...plain, locale: 'en', text: 'and on '.repeat(2000) }, { signal: stop.signal })
  const next = engine.speak({ ...plain, locale: 'en', text: 'Next.' })
  stop.abort(new Error('left'))
  await expect(long).rejects.toThrow('left')
  expect((await next).duration).toBeGreaterThan(0.2)
})
