import { expect, test } from 'vitest'
import { rmsOf, toDb } from './loudness.ts'
import { type DubMix, mixDub } from './mix-dub.ts'
import type { PcmAudio } from './pcm-audio.ts'

const RATE = 22_050
const tone = (seconds: number, loudness = 8000): PcmAudio => ({
  sampleRate: RATE,
  samples: Int16Array.from({ length: seconds * RATE }, (_, at) => loudness * Math.sin(at / 9)),
})
const silence = (seconds: number): PcmAudio => ({
  sampleRate: RATE,
  samples: new Int16Array(seconds * RATE),
})

const mixed = (change: Partial<DubMix>, original = tone(6)) =>
  mixDub(original, {
    clips: [],
    speech: [{ start: 2, end: 4 }],
    part: { start: 0, end: 6 },
    levelDb: -6,
    length: 6,
    ...change,
  })

const levelAt = ({ samples }: PcmAudio, from: number, to: number) =>
  toDb(rmsOf(samples.subarray(from * RATE, to * RATE)))
const ORIGINAL_DB = toDb(rmsOf(tone(1).samples))

test('where nobody speaks the original is heard at the chosen level, and hardly where somebody does', () => {
  const mix = mixed({})
  expect(levelAt(mix, 0.5, 1.5) - ORIGINAL_DB).toBeCloseTo(-6, 0)
  expect(levelAt(mix, 4.5, 5.5) - ORIGINAL_DB).toBeCloseTo(-6, 0)
  expect(levelAt(mix, 2.5, 3.5) - ORIGINAL_DB).toBeLessThan(-20)
})

test('without its background nothing of the original is left in the part, and all of it around the part', () => {
  const mix = mixed({ levelDb: null, part: { start: 1, end: 5 } })
  expect(levelAt(mix, 1.5, 4.5)).toBeLessThan(-80)
  expect(levelAt(mix, 0.2, 0.9) - ORIGINAL_DB).toBeCloseTo(0, 0)
})

test('a sound ends where it has to, and the whole is as long as it is said to be', () => {
  const clips = [{ start: 1, end: 2, audio: tone(3) }]
  const mix = mixed({ clips, speech: [], length: 5 }, silence(6))
  expect(mix.samples.length / mix.sampleRate).toBeCloseTo(5, 3)
  expect(levelAt(mix, 1.1, 1.9) - ORIGINAL_DB).toBeCloseTo(0, 0)
  expect(levelAt(mix, 2.1, 4.9)).toBeLessThan(-80)
})
