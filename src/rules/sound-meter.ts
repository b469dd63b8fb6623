import { type OtherSound, otherSounds, type SoundFrames } from './other-sounds.ts'
import { toTheMs } from './to-the-ms.ts'
import {
  clippingCounter,
  FRAME_SECONDS,
  type Stretch,
  secondsOfSpeech,
  voiceActivity,
} from './voice-activity.ts'

/**
 * Measurements of a sound, made by the client before the upload and by the server, whose values count: `duration` in
 * seconds, 200 `peaks` from 0 to 1, `loudness` of the speech (of everything if there is none) in dBFS from −90 to 0,
 * `clipping` as a share of 0–1, times of speech, and other sounds.
 */
export interface SoundMeasures {
  duration: number
  peaks: number[]
  loudness: number
  clipping: number
  speech: Stretch[]
  sounds: OtherSound[]
}

const PEAKS = 200
/** Frames of half an hour; the list grows on demand. */
const FIRST_FRAMES = 90_000

function createList() {
  let values = new Float64Array(FIRST_FRAMES)
  let length = 0
  return {
    push(value: number) {
      if (length === values.length) {
        const grown = new Float64Array(length * 2)
        grown.set(values)
        values = grown
      }
      values[length] = value
      length += 1
    },
    all: () => values.subarray(0, length),
  }
}

/** Waveform of a sound: the peak of each of 200 sections. Silence and an empty sound give zeros. */
function outlineOf(tops: Float64Array): number[] {
  return Array.from({ length: PEAKS }, (_, index) => {
    const from = Math.floor((index * tops.length) / PEAKS)
    const to = Math.max(from + 1, Math.floor(((index + 1) * tops.length) / PEAKS))
    const top = tops.subarray(from, to).reduce((most, each) => Math.max(most, each), 0)
    return Math.round(top * 1000) / 1000
  })
}

function measureFrames(frames: SoundFrames, seconds: number, duration: number) {
  return { ...voiceActivity(frames.powers, seconds, duration), sounds: otherSounds(frames, seconds) }
}

/** Power, peak and changes of sign of each frame of a sound. */
function createFrames(frame: number) {
  const [powers, tops, crossings] = [createList(), createList(), createList()]
  let filled = 0
  let sum = 0
  let top = 0
  let crossed = 0
  let wasAbove = false

  /** Samples of one frame. In local variables, because those of the closure are written to memory for each sample. */
  function addToFrame(samples: Float32Array, from: number, to: number) {
    let [power, most, changes, isAbove] = [sum, top, crossed, wasAbove]
    for (let at = from; at < to; at += 1) {
      const sample = samples[at] as number
      const height = Math.min(1, Math.abs(sample))
      if (sample > 0 !== isAbove) {
        isAbove = !isAbove
        changes += 1
      }
      power += height * height
      if (height > most) most = height
    }
    ;[sum, top, crossed, wasAbove] = [power, most, changes, isAbove]
    filled += to - from
  }

  function end() {
    if (filled === frame) {
      powers.push(sum / frame)
      crossings.push(crossed)
    }
    if (filled > 0) tops.push(top)
    ;[filled, sum, top, crossed] = [0, 0, 0, 0]
  }

  return {
    /** Returns a height that none of the samples exceeds. */
    add(samples: Float32Array): number {
      let highest = 0
      for (let at = 0; at < samples.length; ) {
        const to = Math.min(samples.length, at + frame - filled)
        addToFrame(samples, at, to)
        at = to
        highest = Math.max(highest, top)
        if (filled === frame) end()
      }
      return highest
    },
    finish() {
      end()
      return { powers: powers.all(), tops: tops.all(), crossings: crossings.all() }
    },
  }
}

/** Measures a sound that is given piece by piece, mono samples from −1 to 1. */
export function createSoundMeter(sampleRate: number) {
  const frame = Math.max(1, Math.round(sampleRate * FRAME_SECONDS))
  const frames = createFrames(frame)
  const clipping = clippingCounter()
  let count = 0
  return {
    add(samples: Float32Array) {
      clipping.add(samples, frames.add(samples))
      count += samples.length
    },
    finish(): SoundMeasures {
      const { tops, ...measured } = frames.finish()
      const duration = toTheMs(count / sampleRate)
      return {
        duration,
        peaks: outlineOf(tops),
        clipping: count === 0 ? 0 : clipping.clipped() / count,
        ...measureFrames(measured, frame / sampleRate, duration),
      }
    },
  }
}

/** Share of a sound that is speech, 0–1. */
export const speechShareOf = ({ speech, duration }: Pick<SoundMeasures, 'speech' | 'duration'>) =>
  secondsOfSpeech(speech) / Math.max(duration, 1e-3)
