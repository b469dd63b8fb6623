/** What is measured of a sound before it is sent. The server measures again, and its figures count. */
export interface SoundMeasures {
  /** Seconds. */
  duration: number
  /** About 200 values from 0 to 1: the loudest moment of each stretch. */
  peaks: number[]
  /** Loudness over the speech, or over everything where there is none, in dBFS (0 is the loudest there is). */
  loudness: number
  /** Share of clipped samples, 0–1. */
  clipping: number
  /** Share of the time in which somebody speaks, 0–1. */
  speechShare: number
}

const PEAKS = 200
const WINDOW_S = 0.03
/** As loud as a sample can be, but for what a change of the sample rate takes away. */
const CLIPPED = 0.985
/** Nothing quieter is told apart; digital silence has no loudness. */
const SILENCE_DB = -90
const QUIETEST_SPEECH_DB = -50
/** Speech rises and falls: its syllables stand out from its quietest moments by so much. A hum does not. */
const RISE_DB = 9
const FLOOR_SHARE = 0.1
/** The page answers in between. */
const WINDOWS_AT_ONCE = 20_000

const decibels = (power: number) => (power <= 0 ? SILENCE_DB : Math.max(SILENCE_DB, 10 * Math.log10(power)))

const breathe = () => new Promise((resolve) => setTimeout(resolve))

interface Scan {
  /** Mean square of each window. */
  powers: Float64Array
  /** Loudest moment of each window. */
  tops: Float64Array
  clipped: number
}

async function scan(samples: Float32Array, length: number, signal?: AbortSignal): Promise<Scan> {
  const count = Math.max(1, Math.ceil(samples.length / length))
  const powers = new Float64Array(count)
  const tops = new Float64Array(count)
  let clipped = 0
  for (let window = 0; window < count; window += 1) {
    const end = Math.min(samples.length, (window + 1) * length)
    let sum = 0
    let top = 0
    for (let at = window * length; at < end; at += 1) {
      const height = Math.abs(samples[at] ?? 0)
      sum += height * height
      if (height > top) top = height
      if (height >= CLIPPED) clipped += 1
    }
    powers[window] = sum / Math.max(1, end - window * length)
    tops[window] = top
    if (window % WINDOWS_AT_ONCE === WINDOWS_AT_ONCE - 1) await breathe()
    signal?.throwIfAborted()
  }
  return { powers, tops, clipped }
}

/** Loudness from which a window counts as speech. */
function speechLevel(powers: Float64Array): number {
  const sorted = Float64Array.from(powers).sort()
  const floor = decibels(sorted[Math.floor(sorted.length * FLOOR_SHARE)] ?? 0)
  return Math.max(QUIETEST_SPEECH_DB, floor + RISE_DB)
}

function outline(tops: Float64Array): number[] {
  const count = Math.min(PEAKS, tops.length)
  return Array.from({ length: count }, (_, index) => {
    const from = Math.floor((index * tops.length) / count)
    const to = Math.max(from + 1, Math.floor(((index + 1) * tops.length) / count))
    const top = tops.subarray(from, to).reduce((most, each) => Math.max(most, each), 0)
    return Math.round(Math.min(1, top) * 1000) / 1000
  })
}

/** Measures mono samples from −1 to 1. @throws the signal's reason when aborted */
export async function measureSamples(
  samples: Float32Array,
  sampleRate: number,
  signal?: AbortSignal,
): Promise<SoundMeasures> {
  const { powers, tops, clipped } = await scan(samples, Math.round(sampleRate * WINDOW_S), signal)
  const level = speechLevel(powers)
  const speech = powers.filter((power) => decibels(power) >= level)
  const heard = speech.length > 0 ? speech : powers
  const mean = heard.reduce((sum, power) => sum + power, 0) / Math.max(1, heard.length)
  return {
    duration: samples.length / sampleRate,
    peaks: outline(tops),
    loudness: Math.round(decibels(mean) * 10) / 10,
    clipping: samples.length === 0 ? 0 : clipped / samples.length,
    speechShare: speech.length / powers.length,
  }
}
