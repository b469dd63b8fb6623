import type { PcmAudio } from './pcm-audio.ts'

const WINDOW_SECONDS = 0.06
const LOWEST_HZ = 50
const HIGHEST_HZ = 500
const QUIET_HEIGHT = 1000
const CLEAR_CORRELATION = 0.7

function correlation(samples: Int16Array, from: number, length: number, lag: number): number {
  let product = 0
  let energy = 0
  let laggedEnergy = 0
  for (let index = from; index < from + length; index += 1) {
    const here = samples[index] ?? 0
    const there = samples[index + lag] ?? 0
    product += here * there
    energy += here * here
    laggedEnergy += there * there
  }
  return product / Math.sqrt(energy * laggedEnergy || 1)
}

/** The shortest lag that is nearly as good as the best: longer ones repeat the same wave several times. */
function bestLag(samples: Int16Array, from: number, length: number, sampleRate: number): number | undefined {
  const lags: [lag: number, score: number][] = []
  for (let lag = Math.floor(sampleRate / HIGHEST_HZ); lag <= sampleRate / LOWEST_HZ; lag += 1) {
    lags.push([lag, correlation(samples, from, length, lag)])
  }
  const best = Math.max(...lags.map(([, score]) => score))
  if (best < CLEAR_CORRELATION) return undefined
  const start = lags.findIndex(([, score]) => score >= best * 0.92)
  let peak = lags[start]
  for (const [lag, score] of lags.slice(start)) {
    if (!peak || score < peak[1]) break
    peak = [lag, score]
  }
  return peak?.[0]
}

/** Pitch in hertz of a window of samples, by autocorrelation; undefined without a clear one. */
export function pitchAt({ samples, sampleRate }: PcmAudio, from: number, length: number): number | undefined {
  const lag = bestLag(samples, from, length, sampleRate)
  return lag && sampleRate / lag
}

/** Fundamental frequency of a voice in hertz, by autocorrelation of its loud parts; undefined for silence. */
export function fundamentalFrequency({ samples, sampleRate }: PcmAudio): number | undefined {
  const length = Math.floor(sampleRate * WINDOW_SECONDS)
  const tones: number[] = []
  for (let from = 0; from + 2 * length < samples.length; from += length) {
    if (!samples.subarray(from, from + length).some((sample) => Math.abs(sample) > QUIET_HEIGHT)) continue
    const pitch = pitchAt({ samples, sampleRate }, from, length)
    if (pitch) tones.push(pitch)
  }
  return tones.sort((a, b) => a - b)[Math.floor(tones.length / 2)]
}
