/** A mono sound from −1 to 1. */
export interface Sound {
  samples: Float32Array
  sampleRate: number
}

/** Distance between frames; each covers a window of `WINDOW_SECONDS`. */
export const FRAME_SECONDS = 0.01
const WINDOW_SECONDS = 0.025
const FFT_SIZE = 512
export const FILTERS = 26
const COEFFICIENTS = 13
/** Coefficients of a frame, and their changes. */
export const FEATURES = COEFFICIENTS * 2
const DELTA_REACH = 2
const LOWEST_HZ = 80
const HIGHEST_HZ = 7000
const EMPHASIS = 0.97

const melOf = (hertz: number) => 2595 * Math.log10(1 + hertz / 700)
const hertzOf = (mel: number) => 700 * (10 ** (mel / 2595) - 1)

/** Fourier transform in place, on complex numbers; the length is a power of two. */
function transform(real: Float64Array, imaginary: Float64Array) {
  const size = real.length
  for (let at = 1, swapped = 0; at < size; at += 1) {
    let bit = size >> 1
    for (; swapped & bit; bit >>= 1) swapped ^= bit
    swapped ^= bit
    if (at < swapped) {
      const kept = real[at] ?? 0
      real[at] = real[swapped] ?? 0
      real[swapped] = kept
    }
  }
  for (let length = 2; length <= size; length <<= 1) {
    const angle = (-2 * Math.PI) / length
    for (let half = 0; half < length / 2; half += 1) {
      const cos = Math.cos(angle * half)
      const sin = Math.sin(angle * half)
      for (let at = half; at < size; at += length) {
        const other = at + length / 2
        const re = (real[other] ?? 0) * cos - (imaginary[other] ?? 0) * sin
        const im = (real[other] ?? 0) * sin + (imaginary[other] ?? 0) * cos
        real[other] = (real[at] ?? 0) - re
        imaginary[other] = (imaginary[at] ?? 0) - im
        real[at] = (real[at] ?? 0) + re
        imaginary[at] = (imaginary[at] ?? 0) + im
      }
    }
  }
}

const filterStep = (rate: number) =>
  (melOf(Math.min(HIGHEST_HZ, rate / 2)) - melOf(LOWEST_HZ)) / (FILTERS + 1)

/** Number of bands that end below a frequency. */
export const bandsBelow = (hertz: number, rate: number) =>
  Math.floor((melOf(hertz) - melOf(LOWEST_HZ)) / filterStep(rate)) - 1

function filterBank(rate: number): Float64Array[] {
  const low = melOf(LOWEST_HZ)
  const step = filterStep(rate)
  const binAt = (index: number) => (hertzOf(low + index * step) * FFT_SIZE) / rate
  return Array.from({ length: FILTERS }, (_, filter) => {
    const [from, top, to] = [binAt(filter), binAt(filter + 1), binAt(filter + 2)]
    return Float64Array.from({ length: FFT_SIZE / 2 }, (_, bin) =>
      Math.max(0, Math.min((bin - from) / (top - from), (to - bin) / (to - top))),
    )
  })
}

const cosines = Float64Array.from({ length: COEFFICIENTS * FILTERS }, (_, index) =>
  Math.cos((Math.PI * Math.floor(index / FILTERS) * ((index % FILTERS) + 0.5)) / FILTERS),
)

export interface Cepstra {
  /** `FEATURES` numbers per frame, with mean 0 and deviation 1 over the frames that are not silent. */
  features: Float32Array
  /** Loudness of each frame, from 0 for the background to 1 for speech. */
  levels: Float32Array
  frames: number
}

const percentile = (sorted: Float32Array, share: number) =>
  sorted[Math.floor(share * (sorted.length - 1))] ?? 0

function levelsOf(energies: Float32Array): Float32Array {
  const sorted = energies.slice().sort()
  const floor = percentile(sorted, 0.05)
  const range = Math.max(6, percentile(sorted, 0.9) - floor)
  return energies.map((energy) => Math.max(0, Math.min(1, (energy - floor) / range)))
}

function addDeltas(features: Float32Array, frames: number) {
  for (let frame = 0; frame < frames; frame += 1) {
    const before = Math.max(0, frame - DELTA_REACH) * FEATURES
    const after = Math.min(frames - 1, frame + DELTA_REACH) * FEATURES
    for (let at = 0; at < COEFFICIENTS; at += 1)
      features[frame * FEATURES + COEFFICIENTS + at] =
        (features[after + at] ?? 0) - (features[before + at] ?? 0)
  }
}

/** Removes the influence of voice, microphone and room, which is the same in all frames. */
function normalise(features: Float32Array, levels: Float32Array) {
  const loud = [...levels.keys()].filter((frame) => (levels[frame] ?? 0) > 0.3)
  for (let at = 0; at < FEATURES; at += 1) {
    let sum = 0
    let squares = 0
    for (const frame of loud) {
      const value = features[frame * FEATURES + at] ?? 0
      sum += value
      squares += value * value
    }
    const mean = sum / Math.max(1, loud.length)
    const deviation = Math.sqrt(Math.max(1e-6, squares / Math.max(1, loud.length) - mean * mean))
    for (let place = at; place < features.length; place += FEATURES)
      features[place] = ((features[place] ?? 0) - mean) / deviation
  }
}

/** Energies of a sound in `FILTERS` bands, frame by frame. */
interface Bands {
  mels: Float32Array
  energies: Float32Array
  frames: number
}

export function bandsOf(samples: Float32Array, rate: number): Bands {
  const hop = Math.round(rate * FRAME_SECONDS)
  const size = Math.round(rate * WINDOW_SECONDS)
  const frames = Math.max(0, Math.floor((samples.length - size) / hop) + 1)
  const mels = new Float32Array(frames * FILTERS)
  const energies = new Float32Array(frames)
  const filters = filterBank(rate)
  const window = Float64Array.from(
    { length: size },
    (_, at) => 0.54 - 0.46 * Math.cos((2 * Math.PI * at) / (size - 1)),
  )
  const real = new Float64Array(FFT_SIZE)
  const imaginary = new Float64Array(FFT_SIZE)
  for (let frame = 0; frame < frames; frame += 1) {
    real.fill(0)
    imaginary.fill(0)
    let energy = 0
    for (let at = 0; at < size; at += 1) {
      const place = frame * hop + at
      const sample = samples[place] ?? 0
      energy += sample * sample
      real[at] = (sample - EMPHASIS * (samples[place - 1] ?? 0)) * (window[at] ?? 0)
    }
    energies[frame] = 10 * Math.log10(energy / size + 1e-9)
    transform(real, imaginary)
    for (const [index, filter] of filters.entries()) {
      let sum = 0
      for (let bin = 0; bin < FFT_SIZE / 2; bin += 1) {
        const weight = filter[bin] ?? 0
        if (weight > 0) sum += weight * ((real[bin] ?? 0) ** 2 + (imaginary[bin] ?? 0) ** 2)
      }
      mels[frame * FILTERS + index] = sum
    }
  }
  return { mels, energies, frames }
}

function cepstraOf({ mels, energies, frames }: Bands): Cepstra {
  const features = new Float32Array(frames * FEATURES)
  for (let frame = 0; frame < frames; frame += 1) {
    for (let at = 0; at < COEFFICIENTS; at += 1) {
      let value = 0
      for (let index = 0; index < FILTERS; index += 1)
        value += Math.log((mels[frame * FILTERS + index] ?? 0) + 1e-8) * (cosines[at * FILTERS + index] ?? 0)
      features[frame * FEATURES + at] = value
    }
  }
  addDeltas(features, frames)
  const levels = levelsOf(energies)
  normalise(features, levels)
  return { features, levels, frames }
}

/** Energies of a band that a sound rarely falls below, and rarely exceeds. */
function rangeOf({ mels, frames }: Bands, band: number) {
  const sorted = Float32Array.from({ length: frames }, (_, frame) => mels[frame * FILTERS + band] ?? 0).sort()
  return { floor: percentile(sorted, 0.08), top: percentile(sorted, 0.9) }
}

/** Adds the background of one sound to the other, so that noise makes no difference between them. */
function withBackgroundOf(clean: Bands, noisy: Bands): Bands {
  const mels = new Float32Array(clean.mels.length)
  for (let band = 0; band < FILTERS; band += 1) {
    const { floor, top } = rangeOf(noisy, band)
    const gain = (top - floor) / Math.max(1e-9, rangeOf(clean, band).top)
    for (let place = band; place < mels.length; place += FILTERS)
      mels[place] = (clean.mels[place] ?? 0) * Math.max(0, gain) + floor
  }
  return { ...clean, mels }
}

/**
 * Mel-frequency cepstral coefficients of two mono sounds of the same text: the sound of each hundredth of a second.
 * The second one is free of noise.
 */
export function comparableCepstra(sound: Sound, reading: Sound): [Cepstra, Cepstra] {
  const heard = bandsOf(sound.samples, sound.sampleRate)
  return [cepstraOf(heard), cepstraOf(withBackgroundOf(bandsOf(reading.samples, reading.sampleRate), heard))]
}
