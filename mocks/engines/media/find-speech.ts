import type { PcmAudio } from '../audio/pcm-audio.ts'

/** A stretch of a recording; times in seconds. */
export interface Stretch {
  start: number
  end: number
}

const FRAME_SECONDS = 0.02
const FRAMES_PER_BLOCK = 50
/** Blocks on either side that say how loud the background is. */
const REACH = 4
/** In dBFS: what is quieter is silence, whatever the background. */
const SILENCE_DB = -55
const QUIETEST_DB = -90
/** How far speech stands out from its background, in decibels. */
const ABOVE_FLOOR_DB = 10
/** Seconds kept before and after what stands out: soft beginnings and endings belong to it. */
const BEFORE_SECONDS = 0.08
const AFTER_SECONDS = 0.16
const SHORTEST_GAP_SECONDS = 0.3
const SHORTEST_SPEECH_SECONDS = 0.2

/** Loudness of frames of 20 ms, in dBFS. */
function frameLevels({ samples, sampleRate }: PcmAudio): Float32Array {
  const size = Math.max(1, Math.round(sampleRate * FRAME_SECONDS))
  const levels = new Float32Array(Math.floor(samples.length / size))
  for (let frame = 0; frame < levels.length; frame += 1) {
    let energy = 0
    for (let at = frame * size; at < (frame + 1) * size; at += 1) energy += (samples[at] ?? 0) ** 2
    const rms = Math.sqrt(energy / size) / 32_768
    levels[frame] = rms === 0 ? QUIETEST_DB : Math.max(QUIETEST_DB, 20 * Math.log10(rms))
  }
  return levels
}

const share = (sorted: Float32Array, part: number) =>
  sorted[Math.floor((sorted.length - 1) * part)] ?? QUIETEST_DB

/** How loud the background is in each second: what its neighbourhood does not fall below for long. */
function noiseFloors(levels: Float32Array): number[] {
  const quiet: number[] = []
  for (let from = 0; from < levels.length; from += FRAMES_PER_BLOCK) {
    quiet.push(share(levels.slice(from, from + FRAMES_PER_BLOCK).sort(), 0.1))
  }
  return quiet.map((_, index) => {
    const around = Float32Array.from(quiet.slice(Math.max(0, index - REACH), index + REACH + 1)).sort()
    return share(around, 0.25)
  })
}

function loudStretches(levels: Float32Array, frameSeconds: number): Stretch[] {
  const floors = noiseFloors(levels)
  const stretches: Stretch[] = []
  levels.forEach((level, frame) => {
    const floor = floors[Math.floor(frame / FRAMES_PER_BLOCK)] ?? QUIETEST_DB
    if (level < Math.max(SILENCE_DB, floor + ABOVE_FLOOR_DB)) return
    const start = frame * frameSeconds - BEFORE_SECONDS
    const end = (frame + 1) * frameSeconds + AFTER_SECONDS
    const last = stretches.at(-1)
    if (last && start - last.end < SHORTEST_GAP_SECONDS) last.end = end
    else stretches.push({ start, end })
  })
  return stretches
}

const toMs = (seconds: number) => Math.round(seconds * 1000) / 1000

/**
 * Where somebody speaks, by voice activity: what stands out from a background that is measured second by second,
 * so that hiss, hum and silence count as none. In order, apart by at least 0.3 s, within the recording.
 */
export function findSpeech(audio: PcmAudio): Stretch[] {
  const frameSeconds = Math.max(1, Math.round(audio.sampleRate * FRAME_SECONDS)) / audio.sampleRate
  const duration = audio.samples.length / audio.sampleRate
  return loudStretches(frameLevels(audio), frameSeconds)
    .filter(({ start, end }) => end - start - BEFORE_SECONDS - AFTER_SECONDS >= SHORTEST_SPEECH_SECONDS)
    .map(({ start, end }) => ({ start: toMs(Math.max(0, start)), end: toMs(Math.min(duration, end)) }))
}
