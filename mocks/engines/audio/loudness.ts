import type { PcmAudio } from './pcm-audio.ts'

const FULL_SCALE = 32_768
/** Level of silence in dBFS: quieter than any sound a 16-bit file can hold. */
export const SILENCE_DB = -120

export const toDb = (share: number): number =>
  share <= 0 ? SILENCE_DB : Math.max(SILENCE_DB, 20 * Math.log10(share))

export const fromDb = (db: number): number => 10 ** (db / 20)

export function rmsOf(samples: Int16Array): number {
  let sum = 0
  for (const sample of samples) sum += sample * sample
  return samples.length === 0 ? 0 : Math.sqrt(sum / samples.length) / FULL_SCALE
}

export function peakOf(samples: Int16Array): number {
  let peak = 0
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample))
  return peak / FULL_SCALE
}

const NOISE_WINDOW_S = 0.5

/** Level of the quietest half second. */
export function noiseFloorOf({ samples, sampleRate }: PcmAudio): number {
  const size = Math.round(NOISE_WINDOW_S * sampleRate)
  let floor = 1
  for (let at = 0; at + size <= samples.length; at += size / 2) {
    floor = Math.min(floor, rmsOf(samples.subarray(Math.floor(at), Math.floor(at) + size)))
  }
  return floor
}

/** The limiter attenuates each window of this length by its peak. */
const LIMITER_WINDOW_S = 0.005

/** Attenuation factors per window, so that `gain` times the sound stays under `ceiling`. */
function attenuations({ samples, sampleRate }: PcmAudio, gain: number, ceiling: number) {
  const size = Math.max(1, Math.round(LIMITER_WINDOW_S * sampleRate))
  const own: number[] = []
  for (let at = 0; at < samples.length; at += size) {
    own.push(Math.min(1, ceiling / Math.max(1e-9, peakOf(samples.subarray(at, at + size)) * gain)))
  }
  // Takes the minimum of neighbours too, so that interpolation between them never exceeds the ceiling.
  return {
    size,
    factors: own.map((value, index) => Math.min(value, own[index - 1] ?? 1, own[index + 1] ?? 1)),
  }
}

function amplify(audio: PcmAudio, gain: number, ceiling: number): PcmAudio {
  const { samples, sampleRate } = audio
  const { size, factors } = attenuations(audio, gain, ceiling)
  const result = new Int16Array(samples.length)
  for (let index = 0; index < samples.length; index += 1) {
    const place = index / size - 0.5
    const left = Math.max(0, Math.floor(place))
    const from = factors[left] ?? 1
    const to = factors[left + 1] ?? from
    const factor = from + (to - from) * Math.min(1, Math.max(0, place - left))
    result[index] = Math.round((samples[index] ?? 0) * gain * factor)
  }
  return { samples: result, sampleRate }
}

const MAX_PASSES = 6
const TOLERANCE_DB = 0.2

/**
 * Brings a sound to a loudness over its whole length without any sample above the ceiling; levels in dBFS. Peaks are
 * attenuated, so the rest is amplified until the whole is as loud as requested.
 */
export function withLoudness(audio: PcmAudio, { rms, ceiling }: { rms: number; ceiling: number }): PcmAudio {
  let gain = fromDb(rms) / Math.max(1e-9, rmsOf(audio.samples))
  let result = amplify(audio, gain, fromDb(ceiling))
  for (let tries = 0; tries < MAX_PASSES; tries += 1) {
    const off = rms - toDb(rmsOf(result.samples))
    if (Math.abs(off) < TOLERANCE_DB) break
    gain *= fromDb(off)
    result = amplify(audio, gain, fromDb(ceiling))
  }
  return result
}
