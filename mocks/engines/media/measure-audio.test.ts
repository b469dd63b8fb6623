import { expect, test } from 'vitest'
import { seededChance } from '#mocks/domain/chance.ts'
import { createSoundMeter } from '#src/rules/sound-meter.ts'
import { timbreFor } from '#tests/support/backend/timbre-for.ts'
import { joinAudio } from '../audio/join-audio.ts'
import type { PcmAudio } from '../audio/pcm-audio.ts'
import { createNodeSpeechEngine } from '../speech/create-node-speech-engine.ts'

const RATE = 16_000
const speech = createNodeSpeechEngine()

function measureAudio({ samples, sampleRate }: PcmAudio) {
  const meter = createSoundMeter(sampleRate)
  meter.add(Float32Array.from(samples, (sample) => sample / 32_768))
  return meter.finish()
}

const speak = (text: string) =>
  speech.speak({ text, locale: 'en', timbre: timbreFor(1, 'woman'), speed: 1, pitch: 0 })

const sound = (seconds: number, at: (index: number) => number): PcmAudio => ({
  sampleRate: RATE,
  samples: Int16Array.from({ length: seconds * RATE }, (_, index) => at(index)),
})

const chance = seededChance(7)
const noise = (seconds: number, loudness: number) => sound(seconds, () => (chance() - 0.5) * 2 * loudness)

const hissing = ({ samples, sampleRate }: PcmAudio, loudness: number): PcmAudio => ({
  sampleRate,
  samples: samples.map((sample) => sample + (chance() - 0.5) * 2 * loudness),
})

test('two sentences are found at their positions, and nothing in the silence between them', {
  tags: 'long',
}, async () => {
  const first = await speak('The meeting begins at ten, and everybody is invited.')
  const second = await speak('Please bring your own cup.')
  const joined = joinAudio([first, second], 2)
  const gapFrom = first.duration
  const { duration, speech: stretches, peaks, clipping, loudness } = measureAudio(joined)
  expect(duration).toBeCloseTo(first.duration + 2 + second.duration, 2)
  expect(stretches[0]?.start).toBeLessThan(0.3)
  expect(stretches.filter(({ start }) => start < gapFrom).at(-1)?.end).toBeLessThan(gapFrom + 0.4)
  const later = stretches.filter(({ start }) => start >= gapFrom)
  expect(later[0]?.start).toBeGreaterThan(gapFrom + 1.7)
  expect(later[0]?.start).toBeLessThan(gapFrom + 2.3)
  expect(stretches.at(-1)?.end).toBeLessThanOrEqual(duration)
  const heard = stretches.reduce((sum, { start, end }) => sum + end - start, 0)
  expect(heard).toBeGreaterThan((first.duration + second.duration) * 0.7)
  expect(peaks).toHaveLength(200)
  expect(clipping).toBe(0)
  expect(loudness).toBeGreaterThan(-30)
  expect(loudness).toBeLessThan(-8)
})

test('speech in noise is found at the same positions', async () => {
  const spoken = joinAudio([await speak('One two three four.'), await speak('Five six seven eight.')], 1.5)
  const clean = measureAudio(spoken).speech
  const noisy = measureAudio(hissing(spoken, 300)).speech
  expect(noisy.length).toBe(clean.length)
  noisy.forEach((stretch, index) => {
    expect(Math.abs(stretch.start - (clean[index]?.start ?? 0))).toBeLessThan(0.4)
  })
})

test.each([
  ['silence', sound(5, () => 0)],
  ['hiss', noise(5, 400)],
  ['loud noise', noise(5, 20_000)],
  ['a hum', sound(5, (index) => 8000 * Math.sin(index / 20))],
  ['one click', sound(3, (index) => (index === RATE ? 30_000 : 0))],
])('no speech is found in %s', (_, audio) => {
  expect(measureAudio(audio).speech).toEqual([])
})

test('silence has the lowest level, and an empty sound has measures, too', () => {
  expect(measureAudio(sound(1, () => 0))).toMatchObject({ loudness: -90, clipping: 0, duration: 1 })
  expect(measureAudio(sound(0, () => 0))).toMatchObject({
    loudness: -90,
    clipping: 0,
    duration: 0,
    speech: [],
  })
})

test('clipping is detected, and single peaks do not count', () => {
  const square = sound(1, (index) => (index % 100 < 50 ? 32_767 : -32_768))
  expect(measureAudio(square).clipping).toBeCloseTo(1, 2)
  expect(measureAudio(sound(1, (index) => (index % 100 === 0 ? 32_767 : 0))).clipping).toBe(0)
})

test('loudness is that of the speech: twice the amplitude is six decibels more', async () => {
  const spoken = await speak('This is how loud I am.')
  const quiet = { ...spoken, samples: spoken.samples.map((sample) => sample / 2) }
  expect(measureAudio(spoken).loudness - measureAudio(quiet).loudness).toBeCloseTo(6, 0)
})
