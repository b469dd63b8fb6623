import { expect, test } from 'vitest'
import { seededChance } from '#mocks/domain/chance.ts'
import { speakAsStranger } from '#tests/support/backend/transcript-project.ts'
import { hasVoice } from './has-voice.ts'
import type { PcmAudio } from './pcm-audio.ts'

const RATE = 16_000

const soundOf = (sampleAt: (second: number) => number): PcmAudio => ({
  samples: Int16Array.from({ length: 3 * RATE }, (_, index) => 8_000 * sampleAt(index / RATE)),
  sampleRate: RATE,
})

test.each([
  ['az', 'Hamınızın sabahı xeyir, başlayaq.'],
  ['tr', 'Herkese günaydın, hadi başlayalım.'],
  ['en', 'Good morning everyone, let us start.'],
  ['ru', 'Всем доброе утро, давайте начнём.'],
] as const)('a sentence in %s is a voice', async (locale, text) => {
  expect(hasVoice(await speakAsStranger([text], { locale }))).toBe(true)
})

const chance = seededChance(7)

test.each([
  ['silence', () => 0],
  ['noise', () => 2 * chance() - 1],
  ['a tone', (second: number) => Math.sin(second * 2 * Math.PI * 220)],
  ['the hum of a mains', (second: number) => Math.sin(second * 2 * Math.PI * 50) + 0.3 * chance()],
] as const)('%s is no voice', (_, sampleAt) => {
  expect(hasVoice(soundOf(sampleAt))).toBe(false)
})
