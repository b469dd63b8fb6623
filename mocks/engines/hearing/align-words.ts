import type { Stretch } from '#src/rules/voice-activity.ts'
import { type Cepstra, comparableCepstra, FEATURES, FRAME_SECONDS, type Sound } from './cepstra.ts'

/** The same words in a voice with known word times. */
export interface KnownReading extends Sound {
  words: readonly Stretch[]
}

/** The middle of a frame's window is this many seconds after its start. */
const FRAME_MIDDLE = 0.0125
/** Cost of staying at a frame of the reading or skipping one, as a share of the usual difference. */
const UNEVEN_STEP_COST = 0.08
/** Cost of a pause per frame, in usual differences: without it, soft starts of words are taken for pauses. */
const PAUSE_COST = 0.3
/** Additional cost of taking a loud frame for a pause. */
const LOUD_PAUSE_COST = 2.2
const PAUSE = -1

interface States {
  /** Frame of the reading, or `PAUSE` between two words. */
  frames: Int32Array
  /** Word of the frame; for a pause, the word before it. */
  words: Int32Array
}

/** The reading as a sequence of states: the frames of each word, and pauses before, between and after words. */
function statesOf(words: readonly Stretch[], frames: number): States {
  const rows: [frame: number, word: number][] = [[PAUSE, -1]]
  for (const [index, { start, end }] of words.entries()) {
    const from = Math.max(0, Math.round(start / FRAME_SECONDS))
    const to = Math.min(frames, Math.round(end / FRAME_SECONDS))
    for (let frame = from; frame < to; frame += 1) rows.push([frame, index])
    if (to > from) rows.push([PAUSE, index])
  }
  return {
    frames: Int32Array.from(rows, ([frame]) => frame),
    words: Int32Array.from(rows, ([, word]) => word),
  }
}

function frameDifference(one: Cepstra, at: number, other: Cepstra, otherAt: number): number {
  let sum = 0
  for (let feature = 0; feature < FEATURES; feature += 1) {
    const apart =
      (one.features[at * FEATURES + feature] ?? 0) - (other.features[otherAt * FEATURES + feature] ?? 0)
    sum += apart * apart
  }
  return Math.sqrt(sum)
}

/** Distance of two unrelated frames. */
const USUAL_DISTANCE = Math.sqrt(FEATURES * 2)

/** State of each frame of the sound on the cheapest path through all states. */
function cheapestPath(sound: Cepstra, reading: Cepstra, { frames }: States): Int32Array {
  const count = frames.length
  const steps = new Uint8Array(sound.frames * count)
  let costs = new Float32Array(count).fill(Number.POSITIVE_INFINITY)
  let next = new Float32Array(count)
  const isPause = Uint8Array.from(frames, (frame) => (frame === PAUSE ? 1 : 0))
  const uneven = UNEVEN_STEP_COST * USUAL_DISTANCE
  for (let time = 0; time < sound.frames; time += 1) {
    const pause = USUAL_DISTANCE * (PAUSE_COST + LOUD_PAUSE_COST * (sound.levels[time] ?? 0) ** 1.5)
    for (let state = 0; state < count; state += 1) {
      let best = time === 0 ? Number.POSITIVE_INFINITY : (costs[state] ?? 0) + (isPause[state] ? 0 : uneven)
      let step = 0
      if (time === 0 && state <= 1) best = 0
      for (let back = 1; back <= 2 && time > 0 && state >= back; back += 1) {
        // A pause between two words may be skipped without cost.
        const isFree = back === 1 || isPause[state - 1] === 1
        const cost = (costs[state - back] ?? 0) + (isFree ? 0 : uneven)
        if (cost < best) {
          best = cost
          step = back
        }
      }
      const here =
        best === Number.POSITIVE_INFINITY
          ? 0
          : isPause[state]
            ? pause
            : frameDifference(sound, time, reading, frames[state] ?? 0)
      next[state] = best + here
      steps[time * count + state] = step
    }
    const kept = costs
    costs = next
    next = kept
  }
  const way = new Int32Array(sound.frames)
  let state =
    (costs[count - 1] ?? 0) <= (costs[count - 2] ?? Number.POSITIVE_INFINITY) ? count - 1 : count - 2
  for (let time = sound.frames - 1; time >= 0; time -= 1) {
    way[time] = state
    state -= steps[time * count + state] ?? 0
  }
  return way
}

/**
 * Finds the times of a text's words by comparing the sound with a reading of the same text whose word times are
 * known: both as cepstra, with optional pauses between words.
 * @returns seconds from the start of the sound, one stretch per word; undefined if the sound is too short
 */
export function alignWords(sound: Sound, reading: KnownReading): Stretch[] | undefined {
  const [heard, read] = comparableCepstra(sound, reading)
  const states = statesOf(reading.words, read.frames)
  // A frame of the sound covers at most two of the reading.
  if (heard.frames * 2 < states.frames.length || states.frames.length < 3) return undefined
  const way = cheapestPath(heard, read, states)
  const found: (Stretch | undefined)[] = reading.words.map(() => undefined)
  for (const [time, state] of way.entries()) {
    if ((states.frames[state] ?? PAUSE) === PAUSE) continue
    const word = states.words[state] ?? 0
    const known = found[word]
    const start = time * FRAME_SECONDS + FRAME_MIDDLE - FRAME_SECONDS / 2
    if (known) known.end = start + FRAME_SECONDS
    else found[word] = { start, end: start + FRAME_SECONDS }
  }
  let last = 0
  return found.map((stretch) => {
    // A word without duration in the reading, such as a dash.
    const placed = stretch ?? { start: last, end: last }
    last = placed.end
    return placed
  })
}
