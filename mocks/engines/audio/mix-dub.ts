import { resample } from './join-audio.ts'
import { fromDb } from './loudness.ts'
import type { PcmAudio } from './pcm-audio.ts'

/** Times in seconds from the start of the original. */
export interface DubClip {
  start: number
  /** Where it ends, however long its sound is. */
  end: number
  audio: PcmAudio
}

interface Stretch {
  start: number
  end: number
}

export interface DubMix {
  clips: readonly DubClip[]
  /** Where somebody speaks in the original, which is hardly heard there. */
  speech: readonly Stretch[]
  /** What is dubbed; the original around it sounds as before. */
  part: Stretch
  /** dB against what it was, where nobody speaks; `null`: nothing of the original is heard. */
  levelDb: number | null
  /** Seconds that the result lasts. */
  length: number
}

/** How much quieter the original still gets where somebody speaks, so that the dub is understood. */
const DUCK_DB = -18
/** In which the level goes from one to another, and a sound that is cut fades out. */
const RAMP_S = 0.03
/** Rates that every sound format knows. */
const RATES = [22_050, 24_000, 32_000, 44_100, 48_000]

const rateFor = (sounds: readonly PcmAudio[]) =>
  RATES.find((rate) => sounds.every(({ sampleRate }) => sampleRate <= rate)) ?? 48_000

/** Level of the original for every sample, as a factor. */
function levels(length: number, rate: number, { speech, clips, part, levelDb }: DubMix): Float32Array {
  const open = levelDb === null ? 0 : fromDb(levelDb)
  const ducked = levelDb === null ? 0 : fromDb(levelDb + DUCK_DB)
  const gain = new Float32Array(length).fill(1)
  const set = ({ start, end }: Stretch, value: number) =>
    gain.fill(value, Math.max(0, Math.round(start * rate)), Math.max(0, Math.round(end * rate)))
  set(part, open)
  for (const stretch of [...speech, ...clips]) set(stretch, ducked)
  return smoothed(gain, 1 / (RAMP_S * rate))
}

/** Steps become slopes: a level that jumps is heard as a click. */
function smoothed(gain: Float32Array, most: number): Float32Array {
  let level = gain[0] ?? 1
  for (let at = 0; at < gain.length; at += 1) {
    const wanted = gain[at] ?? 1
    level += Math.max(-most, Math.min(most, wanted - level))
    gain[at] = level
  }
  return gain
}

function lay(mixed: Float32Array, { samples }: PcmAudio, from: number, to: number, fade: number) {
  const count = Math.min(samples.length, to - from, mixed.length - from)
  const isCut = count < samples.length
  for (let at = 0; at < count; at += 1) {
    const left = isCut ? Math.min(1, (count - at) / fade) : 1
    mixed[from + at] = (mixed[from + at] ?? 0) + (samples[at] ?? 0) * left
  }
}

/** Lays what was spoken over the original, which gets quieter beneath it or is gone. */
export function mixDub(original: PcmAudio, mix: DubMix): PcmAudio {
  const rate = rateFor([original, ...mix.clips.map(({ audio }) => audio)])
  const beneath = resample(original, rate).samples
  const length = Math.round(mix.length * rate)
  const gain = levels(length, rate, mix)
  const mixed = new Float32Array(length)
  for (let at = 0; at < length; at += 1) mixed[at] = (beneath[at] ?? 0) * (gain[at] ?? 0)
  for (const { start, end, audio } of mix.clips) {
    lay(mixed, resample(audio, rate), Math.round(start * rate), Math.round(end * rate), RAMP_S * rate)
  }
  return {
    sampleRate: rate,
    samples: Int16Array.from(mixed, (sample) => Math.max(-32_768, Math.min(32_767, Math.round(sample)))),
  }
}
