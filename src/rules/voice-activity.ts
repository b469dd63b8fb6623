import { toTheMs } from './to-the-ms.ts'

export interface Stretch {
  start: number
  end: number
}

export const FRAME_SECONDS = 0.02
/** Lower limit of loudness in dBFS; digital silence has no loudness. */
export const QUIETEST_DB = -90

const FRAMES_PER_BLOCK = 50
/** Neighbouring blocks on each side that determine the background level. */
const SMOOTHED_FRAMES = 4
/** In dBFS: anything quieter is silence, whatever the background. */
const SILENCE_DB = -55
const ABOVE_FLOOR_DB = 10
/** Frames kept before and after speech, which include its soft start and end. */
const FRAMES_BEFORE = 4
const FRAMES_AFTER = 8
const MIN_GAP = 15
const MIN_SPEECH = 10

/**
 * Samples from this height (of 1) are at the maximum. `FLAT_SAMPLES` of them in a row are clipped; fewer are a peak.
 */
const CLIPPED_HEIGHT = 0.998
const FLAT_SAMPLES = 3

export const decibels = (power: number) =>
  power <= 0 ? QUIETEST_DB : Math.max(QUIETEST_DB, 10 * Math.log10(power))

const valueAtShare = (sorted: Float32Array, part: number) =>
  sorted[Math.floor((sorted.length - 1) * part)] ?? QUIETEST_DB

/** Background loudness in each second: the level that its neighbourhood rarely falls below. */
function noiseFloors(levels: Float32Array): number[] {
  const quiet: number[] = []
  for (let from = 0; from < levels.length; from += FRAMES_PER_BLOCK) {
    quiet.push(valueAtShare(levels.slice(from, from + FRAMES_PER_BLOCK).sort(), 0.1))
  }
  return quiet.map((_, index) => {
    const around = Float32Array.from(
      quiet.slice(Math.max(0, index - SMOOTHED_FRAMES), index + SMOOTHED_FRAMES + 1),
    ).sort()
    return valueAtShare(around, 0.25)
  })
}

type Frames = [from: number, to: number]

function loudFrames(levels: Float32Array): Frames[] {
  const floors = noiseFloors(levels)
  const found: Frames[] = []
  levels.forEach((level, frame) => {
    const floor = floors[Math.floor(frame / FRAMES_PER_BLOCK)] ?? QUIETEST_DB
    if (level < Math.max(SILENCE_DB, floor + ABOVE_FLOOR_DB)) return
    const last = found.at(-1)
    if (last && frame - FRAMES_BEFORE - last[1] < MIN_GAP) last[1] = frame + 1 + FRAMES_AFTER
    else found.push([frame - FRAMES_BEFORE, frame + 1 + FRAMES_AFTER])
  })
  return found
    .filter(([from, to]) => to - from - FRAMES_BEFORE - FRAMES_AFTER >= MIN_SPEECH)
    .map(([from, to]) => [Math.max(0, from), to])
}

export interface VoiceActivity {
  /** In order, at least 0.3 s apart, within the recording; empty for silence, hiss and hum. */
  speech: Stretch[]
  /** Loudness of the speech (of everything if there is none) in dBFS, from −90 to 0, rounded to a tenth. */
  loudness: number
}

/**
 * Voice activity: sound above a background that is measured second by second. Client and server use the same rule, so
 * that they agree before and after the upload.
 * @param powers mean square of each whole frame; 1 is the maximum
 * @param frameSeconds length of a frame as the sample rate allows it, near `FRAME_SECONDS`
 * @param duration of the recording in seconds
 */
export function voiceActivity(powers: Float64Array, frameSeconds: number, duration: number): VoiceActivity {
  const spoken = loudFrames(Float32Array.from(powers, decibels))
  let energy = 0
  let count = 0
  for (const [from, to] of spoken.length > 0 ? spoken : [[0, powers.length] as const]) {
    for (const power of powers.subarray(from, to)) {
      energy += power
      count += 1
    }
  }
  return {
    speech: spoken.map(([from, to]) => ({
      start: toTheMs(from * frameSeconds),
      end: toTheMs(Math.min(duration, to * frameSeconds)),
    })),
    loudness: Math.round(decibels(energy / Math.max(1, count)) * 10) / 10,
  }
}

export const secondsOfSpeech = (speech: readonly Stretch[]) =>
  speech.reduce((sum, { start, end }) => sum + end - start, 0)

/** Counts clipped samples of a sound that is given piece by piece. */
export function clippingCounter() {
  let clipped = 0
  let run = 0
  return {
    /** @param highest a height that none of the samples exceeds */
    add(samples: Float32Array, highest: number) {
      if (run === 0 && highest < CLIPPED_HEIGHT) return
      // Local, because a variable of the closure is written to memory for each sample.
      let length = run
      for (let at = 0; at < samples.length; at += 1) {
        if (Math.abs(samples[at] as number) >= CLIPPED_HEIGHT) length += 1
        else if (length > 0) {
          if (length >= FLAT_SAMPLES) clipped += length
          length = 0
        }
      }
      run = length
    },
    clipped: () => (run >= FLAT_SAMPLES ? clipped + run : clipped),
  }
}
