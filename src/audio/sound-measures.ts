import { clippingCounter, FRAME_SECONDS, secondsOfSpeech, voiceActivity } from '#src/rules/voice-activity.ts'

/**
 * What is measured of a sound before it is sent: `duration` in seconds, about 200 `peaks` from 0 to 1, `loudness`
 * over the speech (over everything where there is none) in dBFS, shares 0–1. The server measures again, by the same
 * rule, and its figures count.
 */
export interface SoundMeasures {
  duration: number
  peaks: number[]
  loudness: number
  clipping: number
  speechShare: number
}

const PEAKS = 200
/** Frames measured in one go; the page can respond between two goes. */
const FRAMES_AT_ONCE = 20_000

const yieldToPage = () => new Promise((resolve) => setTimeout(resolve))

interface Scan {
  powers: Float64Array
  /** Loudest moment of each frame, that of the last one too, which may be shorter. */
  tops: Float64Array
  clipped: number
}

async function scan(samples: Float32Array, length: number, signal?: AbortSignal): Promise<Scan> {
  const count = Math.max(1, Math.ceil(samples.length / length))
  const powers = new Float64Array(count)
  const tops = new Float64Array(count)
  const clipping = clippingCounter()
  for (let frame = 0; frame < count; frame += 1) {
    const end = Math.min(samples.length, (frame + 1) * length)
    let sum = 0
    let top = 0
    for (let at = frame * length; at < end; at += 1) {
      const height = Math.min(1, Math.abs(samples[at] ?? 0))
      sum += height * height
      if (height > top) top = height
      clipping.add(height)
    }
    powers[frame] = sum / length
    tops[frame] = top
    if (frame % FRAMES_AT_ONCE === FRAMES_AT_ONCE - 1) await yieldToPage()
    signal?.throwIfAborted()
  }
  const whole = Math.floor(samples.length / length)
  return { powers: powers.subarray(0, whole), tops, clipped: clipping.clipped() }
}

function outline(tops: Float64Array): number[] {
  const count = Math.min(PEAKS, tops.length)
  return Array.from({ length: count }, (_, index) => {
    const from = Math.floor((index * tops.length) / count)
    const to = Math.max(from + 1, Math.floor(((index + 1) * tops.length) / count))
    const top = tops.subarray(from, to).reduce((most, each) => Math.max(most, each), 0)
    return Math.round(top * 1000) / 1000
  })
}

/** Measures mono samples from −1 to 1. @throws the signal's reason when aborted */
export async function measureSamples(
  samples: Float32Array,
  sampleRate: number,
  signal?: AbortSignal,
): Promise<SoundMeasures> {
  const length = Math.max(1, Math.round(sampleRate * FRAME_SECONDS))
  const { powers, tops, clipped } = await scan(samples, length, signal)
  const duration = Math.round((samples.length / sampleRate) * 1000) / 1000
  const { speech, loudness } = voiceActivity(powers, length / sampleRate, duration)
  return {
    duration,
    peaks: outline(tops),
    loudness,
    clipping: samples.length === 0 ? 0 : clipped / samples.length,
    speechShare: secondsOfSpeech(speech) / Math.max(duration, 1e-3),
  }
}
