import { expect, test } from 'vitest'
import {
  joinParts,
  LEVEL_DB,
  levelSound,
  measurePcm,
  type Pcm,
  replaceByTone,
  withoutParts,
} from './clean-sound.ts'
import { lowerNoise } from './lower-noise.ts'

const RATE = 16_000
const FULL = 32_767

/** Pseudorandom values from −1 to 1, the same in every run. */
function noise(seed = 1) {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 1_073_741_824 - 1
  }
}

/** Syllables with a pause every three seconds, over hiss. */
function voice(seconds: number, height: number, hiss = 0): Pcm {
  const random = noise()
  const samples = Int16Array.from({ length: seconds * RATE }, (_, at) => {
    const time = at / RATE
    const swell = time % 3 > 2 ? 0 : Math.sin(Math.PI * 4 * time) ** 2
    return FULL * (height * swell * Math.sin(2 * Math.PI * 140 * time) + hiss * random())
  })
  return { samples, sampleRate: RATE }
}

const within = (pcm: Pcm, start: number, end: number) =>
  measurePcm({ ...pcm, samples: pcm.samples.slice(start * RATE, end * RATE) }).loudness

test.each([0.006, 0.03, 0.9])(
  'speech of height %d is brought to the usual loudness without clipping',
  (height) => {
    const pcm = voice(9, height)
    levelSound(pcm, measurePcm(pcm).loudness)
    const { loudness, clipping } = measurePcm(pcm)
    expect(Math.abs(loudness - LEVEL_DB)).toBeLessThan(1)
    expect(clipping).toBe(0)
  },
)

test('steady noise between words becomes much quieter, and the words do not', () => {
  const noisy = voice(12, 0.4, 0.02)
  const quieter = { ...noisy, samples: lowerNoise(noisy.samples, RATE) }
  expect(within(noisy, 5.2, 5.8) - within(quieter, 5.2, 5.8)).toBeGreaterThan(12)
  expect(Math.abs(within(noisy, 3, 5) - within(quieter, 3, 5))).toBeLessThan(1)
})

test('lowering noise leaves silence and the length as they are', () => {
  const silent = new Int16Array(RATE)
  expect(lowerNoise(silent, RATE)).toEqual(silent)
  expect(lowerNoise(new Int16Array(0), RATE)).toHaveLength(0)
  expect(lowerNoise(voice(1, 0.3, 0.01).samples.slice(0, 12_345), RATE)).toHaveLength(12_345)
})

test('kept parts are joined without a click', () => {
  const loud = { samples: new Int16Array(RATE).fill(20_000), sampleRate: RATE }
  const { samples } = joinParts(loud, [
    { start: 0, end: 0.25 },
    { start: 0.5, end: 1 },
  ])
  expect(samples).toHaveLength(0.75 * RATE)
  const steps = Array.from(samples, (sample, at) => Math.abs(sample - (samples[at - 1] ?? sample)))
  expect(Math.max(...steps)).toBeLessThan(500)
  expect([samples.at(0), samples.at(-1)]).toEqual([20_000, 20_000])
})

/** Strength of a frequency in a part. */
function strengthOf(hertz: number, { samples, sampleRate }: Pcm) {
  const sums = { cos: 0, sin: 0 }
  for (const [at, sample] of samples.entries()) {
    const angle = (2 * Math.PI * hertz * at) / sampleRate
    sums.cos += sample * Math.cos(angle)
    sums.sin += sample * Math.sin(angle)
  }
  return Math.hypot(sums.cos, sums.sin) / samples.length / FULL
}

test('a tone leaves nothing of the words below it, and the rest unchanged', () => {
  const spoken = voice(6, 0.4)
  const part = { start: 1, end: 2 }
  const pcm = withoutParts(spoken, [part])
  replaceByTone(pcm, [part])
  const cut = (from: Pcm, start: number, end: number) => ({
    ...from,
    samples: from.samples.slice(start * RATE, end * RATE),
  })
  expect(strengthOf(140, cut(spoken, 1, 2))).toBeGreaterThan(0.05)
  expect(strengthOf(140, cut(pcm, 1, 2))).toBeLessThan(0.001)
  expect(strengthOf(1000, cut(pcm, 1, 2))).toBeGreaterThan(0.05)
  expect(cut(pcm, 2, 6)).toEqual(cut(spoken, 2, 6))
  expect(cut(pcm, 0, 1)).toEqual(cut(spoken, 0, 1))
})
