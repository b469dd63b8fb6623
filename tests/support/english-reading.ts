import { readFile } from 'node:fs/promises'
import { encodeWav, wavFileOf } from '#mocks/engines/audio/encode-wav.ts'
import { createResampler } from '#mocks/engines/audio/resample-pieces.ts'
import { createNodeHearingEngine } from '#mocks/engines/hearing/create-node-hearing-engine.ts'
import { HEARING_RATE } from '#mocks/engines/hearing/hearing-engine.ts'
import { soundAt } from '#mocks/engines/hearing/sound-at.ts'
import { createNodeSpeechEngine } from '#mocks/engines/speech/create-node-speech-engine.ts'
import { alignReading } from '#mocks/features/recordings/align-reading.ts'

/** Text of `sense-and-sensibility.wav`; its source is in the README of that folder. */
export const READING =
  'And Mr. John Dashwood had then leisure to consider how much there might be prudently in his power to do for them. He was not an ill-disposed young man.'

/**
 * When each of its words starts, in seconds, read by eye from spectrograms of 720 pixels per second. Where two words
 * run into each other ("prudently in", "young man") the middle of the transition counts.
 */
const STARTS = [
  ...[0.25, 0.335, 0.68, 1.045, 1.56, 1.86, 2.27, 2.78, 2.955, 3.43, 4, 4.4, 4.51, 4.82, 5.01],
  ...[5.46, 5.575, 5.795, 6.08, 6.205, 6.345, 6.61, 7.34, 7.44, 7.665, 8.24, 8.395, 9.2, 9.43],
]

const SECONDS = 10.09

/** The reading as a file with this ending. */
export async function readingFile(
  ending: 'wav' | 'flac' | 'm4a' | 'mp3' | 'opus' | 'webm' = 'wav',
): Promise<File> {
  const content = await readFile(new URL(`files/sense-and-sensibility.${ending}`, import.meta.url))
  return new File([content], `reading.${ending}`, { type: ending === 'wav' ? 'audio/wav' : '' })
}

const FULL_SCALE = 32_767

const toSamples = (sound: Float32Array, gain = 1) =>
  Int16Array.from(sound, (value) =>
    Math.max(-FULL_SCALE, Math.min(FULL_SCALE, Math.round(value * gain * FULL_SCALE))),
  )

export const wavOf = (sound: Float32Array, sampleRate = HEARING_RATE, gain = 1) =>
  new File([encodeWav({ samples: toSamples(sound, gain), sampleRate })], 'sound.wav', { type: 'audio/wav' })

const HOUR_S = 3_600

/** A recording of hours at 8 kHz that is silent until the reading at its end. */
export async function readingAfterSilence(hours: number): Promise<File> {
  const sampleRate = 8_000
  const hour = new Int16Array(HOUR_S * sampleRate)
  const pcm = new Blob([...Array(hours).fill(hour), toSamples(await readingAt(sampleRate))])
  return new File([wavFileOf({ pcm, sampleRate })], 'late.wav', { type: 'audio/wav' })
}

/** The reading as floats from -1 to 1 at a rate. */
export async function readingAt(rate = HEARING_RATE): Promise<Float32Array> {
  const sound = await soundAt(await readingFile(), { start: 0, end: SECONDS })
  if (rate === HEARING_RATE) return sound
  const resample = createResampler(HEARING_RATE, rate)
  return Float32Array.from([...resample(sound).slice(), ...resample(undefined)])
}

/** Differences in seconds between the times found for the words of the reading and those read by eye. */
export async function readingTimeErrors(): Promise<number[]> {
  const found = await alignReading(
    {
      engines: { speech: createNodeSpeechEngine(), hearing: createNodeHearingEngine() },
      signal: new AbortController().signal,
    },
    { file: await readingFile(), place: { start: 0, end: SECONDS }, texts: READING.split(' '), locale: 'en' },
  )
  return STARTS.map((start, index) => Math.abs((found?.[index]?.start ?? 99) - start))
}

/** A WAV with the sound on the left and silence on the right. */
export function soundOnLeftOnly(sound: Float32Array): File {
  const samples = new Int16Array(sound.length * 2)
  for (const [at, value] of toSamples(sound).entries()) samples[at * 2] = value
  const bytes = encodeWav({ samples, sampleRate: HEARING_RATE })
  const head = new DataView(bytes.buffer)
  head.setUint16(22, 2, true)
  head.setUint32(28, HEARING_RATE * 4, true)
  head.setUint16(32, 4, true)
  return new File([bytes], 'left.wav', { type: 'audio/wav' })
}

/** Chords that change every half a second, as an organ plays them. */
export function organ(seconds: number): Float32Array {
  const roots = [220, 174.6, 261.6, 196]
  return Float32Array.from({ length: seconds * HEARING_RATE }, (_, at) => {
    const root = roots[Math.floor(at / (HEARING_RATE / 2)) % roots.length] ?? 220
    const time = at / HEARING_RATE
    return [1, 1.25, 1.5, 2].reduce((sum, by) => sum + 0.15 * Math.sin(2 * Math.PI * root * by * time), 0)
  })
}

/** Seeded white noise, a number of decibels below the sound. */
export function withNoise(samples: Float32Array, decibels: number): Float32Array {
  const power = samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length
  const height = Math.sqrt((power / 10 ** (decibels / 10)) * 12)
  let seed = 7
  return samples.map((sample) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return sample + height * (seed / 2_147_483_648 - 0.5)
  })
}
