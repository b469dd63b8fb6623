import { expect, test } from 'vitest'
import { joinAudio, resample } from './join-audio.ts'
import { durationOf, type PcmAudio } from './pcm-audio.ts'
import { peaks } from './peaks.ts'

function level(value: number, seconds: number, sampleRate = 8000): PcmAudio {
  return { samples: new Int16Array(Math.round(seconds * sampleRate)).fill(value), sampleRate }
}

test('sounds are joined with silence between them', () => {
  const joined = joinAudio([level(100, 1), level(200, 2), level(300, 1)], [0.5, 0.25])
  expect(joined.starts).toEqual([0, 1.5, 3.75])
  expect(durationOf(joined)).toBe(4.75)
  expect([0.5, 1.2, 2, 3.6, 4].map((second) => joined.samples[second * 8000])).toEqual([100, 0, 200, 0, 300])
})

test('sounds of different sample rates are joined at the highest rate', () => {
  const joined = joinAudio([level(100, 1, 8000), level(200, 1, 16_000)], 0.1)
  expect(joined.sampleRate).toBe(16_000)
  expect(durationOf(joined)).toBeCloseTo(2.1, 6)
  expect(joined.samples[8000]).toBe(100)
})

test('no sounds, a single sound and empty sounds can be joined', () => {
  expect(joinAudio([], 1)).toMatchObject({ starts: [], samples: new Int16Array() })
  expect(joinAudio([level(5, 1)], 1).samples).toHaveLength(8000)
  expect(joinAudio([level(5, 0), level(5, 1)], 1).starts).toEqual([0, 1])
})

test('resampling keeps the length and the shape', () => {
  const ramp = { samples: Int16Array.from({ length: 8000 }, (_, index) => index), sampleRate: 8000 }
  const up = resample(ramp, 22_050)
  expect(durationOf(up)).toBeCloseTo(1, 4)
  expect(up.samples[11_025]).toBeCloseTo(4000, -1)
})

test('peaks are the loudest moments, from 0 to 1', () => {
  const samples = new Int16Array(1000)
  samples[0] = -32_768
  samples[999] = 16_384
  const outline = peaks(samples, 10)
  expect(outline).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0.5])
  expect(peaks(samples)).toHaveLength(200)
  expect(peaks(new Int16Array())).toEqual(new Array(200).fill(0))
  expect(peaks(Int16Array.of(32_767), 3)).toEqual([1, 1, 1])
})
