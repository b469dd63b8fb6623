import { toTheMs } from '#src/rules/to-the-ms.ts'
import { MIN_SEGMENT_S } from './dub-commands.ts'

/** In seconds from the start of the film. */
export interface Times {
  readonly start: number
  readonly end: number
}

/** The part of a segment that a gesture moves. */
export type MovedPart = 'start' | 'end' | 'whole'

export interface SnapPoints {
  /** Length of the film, in seconds. */
  readonly duration: number
  /** Times where edges snap; empty to move freely. */
  readonly points: readonly number[]
}

/** Step of an arrow key, in seconds. */
const STEP_S = 0.1
/** Tolerance for sums of tenths, in seconds. */
const ROUNDING_S = 0.0005

/** Moves as far as the film and the segment's minimum length allow. */
function moveTimes({ start, end }: Times, grip: MovedPart, by: number, duration: number): Times {
  const within = (least: number, most: number, value: number) =>
    toTheMs(Math.min(Math.max(least, value), Math.max(least, most)))
  if (grip === 'start') return { start: within(0, end - MIN_SEGMENT_S, start + by), end }
  if (grip === 'end') return { start, end: within(start + MIN_SEGMENT_S, duration, end + by) }
  const from = within(0, duration - (end - start), start + by)
  return { start: from, end: toTheMs(from + end - start) }
}

const edgesOf = ({ start, end }: Times, grip: MovedPart) =>
  grip === 'whole' ? [start, end] : [grip === 'start' ? start : end]

/**
 * The times of a dragged segment: an edge closer to a point than `reach` is placed there.
 * @param by, reach in seconds
 */
export function timesAfterDrag(
  times: Times,
  grip: MovedPart,
  { by, reach }: { readonly by: number; readonly reach: number },
  { duration, points }: SnapPoints,
): Times {
  const free = moveTimes(times, grip, by, duration)
  let nearest = reach
  let correction = 0
  for (const edge of edgesOf(free, grip)) {
    for (const point of points) {
      if (Math.abs(point - edge) >= nearest) continue
      nearest = Math.abs(point - edge)
      correction = point - edge
    }
  }
  return moveTimes(free, grip, correction, duration)
}

/** The times after an arrow key: a step of a tenth, or less if an edge meets a point on its way. */
export function timesAfterStep(
  times: Times,
  grip: MovedPart,
  direction: -1 | 1,
  { duration, points }: SnapPoints,
): Times {
  let length = STEP_S
  for (const edge of edgesOf(times, grip)) {
    for (const point of points) {
      const way = direction * (point - edge)
      if (way > ROUNDING_S && way < length) length = way
    }
  }
  return moveTimes(times, grip, direction * length, duration)
}
