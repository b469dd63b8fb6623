import { expect, test } from 'vitest'
import { joinAudio } from './join-audio.ts'
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

/** In chunks of odd lengths, as decoders return them. */
async function* piecesOf({ samples, sampleRate }: PcmAudio) {
  for (let from = 0; from < samples.length; from += 3001) {
    yield {
      samples: Float32Array.from(samples.subarray(from, from + 3001), (each) => each / 32_767),
      sampleRate,
    }
  }
}

async function mixed(change: Partial<DubMix>, original = tone(6)): Promise<PcmAudio> {
  const mix = {
    clips: [],
    speech: [{ start: 2, end: 4 }],
    part: { start: 0, end: 6 },
    levelDb: -6,
    length: 6,
  }
  const stretches: PcmAudio[] = []
  for await (const stretch of mixDub(piecesOf(original), { ...mix, ...change })) {
    stretches.push({ ...stretch, samples: stretch.samples.slice() })
  }
  return joinAudio(stretches)
}

const levelAt = ({ samples }: PcmAudio, from: number, to: number) =>
  toDb(rmsOf(samples.subarray(from * RATE, to * RATE)))
const ORIGINAL_DB = toDb(rmsOf(tone(1).samples))

test('without speech the original has the chosen level, and during speech it is hardly audible', async () => {
  const mix = await mixed({})
  expect(levelAt(mix, 0.5, 1.5) - ORIGINAL_DB).toBeCloseTo(-6, 0)
  expect(levelAt(mix, 4.5, 5.5) - ORIGINAL_DB).toBeCloseTo(-6, 0)
  expect(levelAt(mix, 2.5, 3.5) - ORIGINAL_DB).toBeLessThan(-20)
})

test('without the background, the dubbed part has no original sound, and the rest keeps all of it', async () => {
  const mix = await mixed({ levelDb: null, part: { start: 1, end: 5 } })
  expect(levelAt(mix, 1.5, 4.5)).toBeLessThan(-80)
  expect(levelAt(mix, 0.2, 0.9) - ORIGINAL_DB).toBeCloseTo(0, 0)
})

test('sounds end on time, and the mix has the declared length', async () => {
  const clips = [{ start: 1, end: 2, load: async () => tone(3) }]
  const mix = await mixed({ clips, speech: [], length: 5 }, silence(6))
  expect(mix.samples.length / mix.sampleRate).toBeCloseTo(5, 3)
  expect(levelAt(mix, 1.1, 1.9) - ORIGINAL_DB).toBeCloseTo(0, 0)
  expect(levelAt(mix, 2.1, 4.9)).toBeLessThan(-80)
})

test('original and clips continue over the border of two stretches', async () => {
  const clips = [{ start: 9, end: 11, load: async () => tone(2) }]
  const plain = await mixed({ speech: [], part: { start: 0, end: 0 }, length: 12 }, tone(12))
  const original = tone(12).samples
  expect(plain.samples.every((sample, at) => Math.abs(sample - (original[at] ?? 0)) < 2)).toBe(true)
  const mix = await mixed({ clips, speech: [], part: { start: 0, end: 12 }, length: 12 }, silence(12))
  const clip = tone(2).samples
  const heard = mix.samples.subarray(9 * RATE, 11 * RATE)
  expect(heard.every((sample, at) => sample === clip[at])).toBe(true)
})

test('a slower original is converted to the rate of the mix without a seam', async () => {
  const slow = {
    sampleRate: 16_000,
    samples: Int16Array.from({ length: 32_000 }, (_, at) => 8000 * Math.sin(at / 9)),
  }
  const { samples, sampleRate } = await mixed({ speech: [], part: { start: 0, end: 0 }, length: 2 }, slow)
  expect(sampleRate).toBe(RATE)
  const wrong = samples.slice(0, -2).filter((sample, at) => {
    return Math.abs(sample - 8000 * Math.sin((at * 16_000) / RATE / 9)) > 30
  })
  expect(wrong).toHaveLength(0)
})
