import { expect, test } from 'vitest'
import { syntheticVoiceBytes } from '#tests/support/synthetic-voice.ts'
import { createSoundMeter } from './sound-meter.ts'

const RATE = 16_000

const sound = (seconds: number, at: (time: number, index: number) => number) =>
  Float32Array.from({ length: seconds * RATE }, (_, index) => at(index / RATE, index))

let seed = 7
const chance = () => {
  seed = (seed * 16_807) % (2 ** 31 - 1)
  return seed / 2 ** 31 - 0.5
}

const NOTES = [262, 330, 392, 523, 440, 349]
const melody = sound(
  4,
  (time) => 0.2 * Math.sin(2 * Math.PI * (NOTES[Math.floor(time * 2) % 6] ?? 262) * time),
)
const rustle = sound(3, () => 0.2 * chance())
const hum = sound(3, (time) => 0.1 * Math.sin(2 * Math.PI * 100 * time))
const silence = sound(2, () => 0)
const voice = Float32Array.from(new Int16Array(syntheticVoiceBytes(6).slice(44)), (sample) => sample / 32_768)

function soundsOf(...parts: Float32Array[]) {
  const meter = createSoundMeter(RATE)
  for (const part of parts) meter.add(part)
  return meter.finish().sounds
}

test('music and noise are found at their times, and a voice is neither', () => {
  const found = soundsOf(voice, silence, melody, silence, rustle, silence, hum)
  expect(found.map(({ kind }) => kind)).toEqual(['music', 'noise', 'noise'])
  expect(found[0]?.start).toBeCloseTo(8, 0)
  expect(found[0]?.end).toBeCloseTo(12, 0)
  expect(found[1]?.start).toBeCloseTo(14, 0)
})

test('silence, a voice and a short click are not listed as sounds', () => {
  expect(soundsOf(silence, voice, silence)).toEqual([])
  expect(soundsOf(silence, rustle.subarray(0, RATE / 2), silence)).toEqual([])
})
