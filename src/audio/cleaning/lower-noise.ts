import { createFourier } from './fourier.ts'

/** Length of an analysed frame; the nearest power of two is used. */
const FRAME_S = 0.032
/** Share of the quietest frames that count as noise. */
const NOISE_SHARE = 0.15
/** Mean square below which a frame is digital silence, which tells nothing about the noise. */
const DIGITAL_SILENCE = 1e-9
/**
 * Weight of the previous frame in the estimate. Without it, the rest of the noise would sound like short tones
 * (“musical noise”).
 */
const SMOOTHING = 0.96
/** Noise is counted as louder than it is, because its level varies. */
const NOISE_FACTOR = 1.6
/** Noise is lowered by at most 18 dB: without any, speech sounds unnatural. */
const MIN_GAIN = 0.126
const FULL_SCALE = 32_768

const frameSizeOf = (sampleRate: number) => 2 ** Math.max(7, Math.round(Math.log2(sampleRate * FRAME_S)))

/** Frames that overlap by half, with windows that add up to one. */
function createFrames(samples: Int16Array, size: number) {
  const hop = size / 2
  const window = Float64Array.from({ length: size }, (_, at) => Math.sin((Math.PI * (at + 0.5)) / size))
  const fourier = createFourier(size)
  const real = new Float64Array(size)
  const imaginary = new Float64Array(size)
  return {
    hop,
    count: Math.ceil(samples.length / hop) + 1,
    real,
    imaginary,
    /** Mean square of the new half of a frame. */
    power(frame: number) {
      let sum = 0
      const from = (frame - 1) * hop
      for (let at = Math.max(0, from); at < Math.min(samples.length, from + size); at += 1)
        sum += ((samples[at] as number) / FULL_SCALE) ** 2
      return sum / size
    },
    analyse(frame: number) {
      const from = (frame - 1) * hop
      for (let at = 0; at < size; at += 1) {
        real[at] = ((samples[from + at] ?? 0) / FULL_SCALE) * (window[at] as number)
      }
      imaginary.fill(0)
      fourier(real, imaginary)
    },
    /** Turns the spectrum back into sound and adds it at its place. */
    add(frame: number, sum: Float64Array) {
      fourier(imaginary, real)
      for (let at = 0; at < size; at += 1) {
        sum[at] = (sum[at] as number) + ((real[at] as number) / size) * (window[at] as number)
      }
      return (frame - 1) * hop
    },
  }
}

type Frames = ReturnType<typeof createFrames>

/** Mean spectrum of the quietest frames; undefined if all are digital silence. */
function noiseOf(frames: Frames, bins: number): Float64Array | undefined {
  const powers = Array.from({ length: frames.count }, (_, frame) => frames.power(frame))
  const heard = powers.filter((power) => power > DIGITAL_SILENCE).sort((a, b) => a - b)
  const limit = heard[Math.floor(heard.length * NOISE_SHARE)]
  if (limit === undefined) return undefined
  const noise = new Float64Array(bins)
  let count = 0
  for (const [frame, power] of powers.entries()) {
    if (power <= DIGITAL_SILENCE || power > limit) continue
    frames.analyse(frame)
    for (let bin = 0; bin < bins; bin += 1) {
      noise[bin] =
        (noise[bin] as number) + (frames.real[bin] as number) ** 2 + (frames.imaginary[bin] as number) ** 2
    }
    count += 1
  }
  return noise.map((sum) => (NOISE_FACTOR * sum) / Math.max(1, count) + 1e-12)
}

/** Weakens what is no louder than the noise in each part of the spectrum; `speech` is the last frame's estimate. */
function weakenNoise({ real, imaginary }: Frames, noise: Float64Array, speech: Float64Array) {
  const size = real.length
  for (const [bin, level] of noise.entries()) {
    const power = (real[bin] as number) ** 2 + (imaginary[bin] as number) ** 2
    const over =
      SMOOTHING * ((speech[bin] as number) / level) + (1 - SMOOTHING) * Math.max(0, power / level - 1)
    const gain = Math.max(MIN_GAIN, over / (1 + over))
    speech[bin] = gain * gain * power
    for (const at of bin === 0 || bin === size / 2 ? [bin] : [bin, size - bin]) {
      real[at] = (real[at] as number) * gain
      imaginary[at] = (imaginary[at] as number) * gain
    }
  }
}

/**
 * Lowers noise that stays the same: hum, hiss, a fan. The quietest moments tell what it sounds like, and a Wiener
 * filter with a decision-directed estimate (Ephraim and Malah, 1984) weakens it by up to 18 dB.
 */
export function lowerNoise(samples: Int16Array, sampleRate: number): Int16Array<ArrayBuffer> {
  const size = frameSizeOf(sampleRate)
  const frames = createFrames(samples, size)
  const lowered = Int16Array.from(samples)
  const noise = noiseOf(frames, size / 2 + 1)
  if (!noise) return lowered
  const speech = new Float64Array(noise.length)
  const sum = new Float64Array(size)
  for (let frame = 0; frame < frames.count; frame += 1) {
    frames.analyse(frame)
    weakenNoise(frames, noise, speech)
    const from = frames.add(frame, sum)
    for (let at = 0; at < frames.hop; at += 1) {
      if (from + at >= 0 && from + at < lowered.length)
        lowered[from + at] = Math.max(
          -FULL_SCALE,
          Math.min(FULL_SCALE - 1, Math.round((sum[at] as number) * FULL_SCALE)),
        )
    }
    sum.copyWithin(0, frames.hop)
    sum.fill(0, frames.hop)
  }
  return lowered
}
