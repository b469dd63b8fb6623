import { toTheMs } from './to-the-ms.ts'
import { decibels, type Stretch } from './voice-activity.ts'

export interface OtherSound extends Stretch {
  kind: 'music' | 'noise'
}

export interface SoundFrames {
  /** Mean square of each whole frame; 1 is the maximum. */
  powers: Float64Array
  /** Zero crossings of each frame: its pitch, if it has one. */
  crossings: Float64Array
}

/** In dBFS; anything quieter is the background of any recording. */
const AUDIBLE_DB = -45
/** Shortest sound that is listed, in seconds. */
const MIN_SOUND_S = 1.5
const GAP_S = 0.3
/**
 * In speech at least every tenth frame is a pause, this many decibels below its loud parts; other sounds are
 * continuous.
 */
const PAUSE_DB = 12
const PAUSE_SHARE = 0.05
/** Notes hold their pitch from frame to frame; noise does not. */
const HELD_PITCH_SHARE = 0.6
/** A melody has several pitches with at least this ratio; a hum has one. */
const STEP = 1.06
const PITCHES = 3

function audibleStretches({ powers }: SoundFrames, gap: number): [number, number][] {
  const found: [number, number][] = []
  powers.forEach((power, frame) => {
    if (decibels(power) < AUDIBLE_DB) return
    const last = found.at(-1)
    if (last && frame - last[1] <= gap) last[1] = frame + 1
    else found.push([frame, frame + 1])
  })
  return found
}

function isSustained(powers: Float64Array): boolean {
  const levels = Float64Array.from(powers, decibels).sort()
  const loud = levels[Math.floor(levels.length * 0.9)] ?? AUDIBLE_DB
  const pauses = levels.findIndex((level) => level > loud - PAUSE_DB)
  return pauses < levels.length * PAUSE_SHARE
}

function isMusic(crossings: Float64Array): boolean {
  let held = 0
  const pitches = new Set<number>()
  for (let frame = 1; frame < crossings.length; frame += 1) {
    const now = crossings[frame] ?? 0
    if (now === 0 || Math.abs(now - (crossings[frame - 1] ?? 0)) > 1) continue
    held += 1
    pitches.add(Math.round(Math.log(now) / Math.log(STEP)))
  }
  return held >= crossings.length * HELD_PITCH_SHARE && pitches.size >= PITCHES
}

/** Audible stretches without speech, found by their steadiness: lasting music and noise of any volume. */
export function otherSounds(frames: SoundFrames, frameSeconds: number): OtherSound[] {
  return audibleStretches(frames, GAP_S / frameSeconds)
    .filter(([from, to]) => (to - from) * frameSeconds >= MIN_SOUND_S)
    .filter(([from, to]) => isSustained(frames.powers.subarray(from, to)))
    .map(([from, to]) => ({
      start: toTheMs(from * frameSeconds),
      end: toTheMs(to * frameSeconds),
      kind: isMusic(frames.crossings.subarray(from, to)) ? 'music' : 'noise',
    }))
}
