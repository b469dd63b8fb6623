/** Time missing at either end of a sound that still counts as heard, in seconds. */
const EDGE_S = 0.25
/** Difference between the player's clock and the page's that is no jump, in seconds. */
const CLOCK_S = 0.3
/** Difference that is no move of a paused player, in seconds. */
const STILL_S = 0.01

/** The part of a track in which a block is heard, in seconds. */
export interface Stretch {
  readonly key: string
  readonly start: number
  readonly end: number
}

interface PlayingMoment {
  /** Id of the track. */
  readonly track: string
  /** Position in the track, in seconds. */
  readonly seconds: number
  readonly isPlaying: boolean
  readonly rate: number
  /** Time of the page, in milliseconds. */
  readonly at: number
}

/** Seconds of the track that were played since a moment. */
const playedSince = ({ isPlaying, rate, at }: PlayingMoment, now: number) =>
  isPlaying ? ((now - at) / 1000) * rate : 0

/**
 * Finds the blocks that are heard whole. A jump starts again from there; a pause does not, nor does a hidden page, which
 * reports no times until it is shown.
 * @param stretchAt the stretch of a track at a time
 */
export function createHearing(
  stretchAt: (track: string, seconds: number) => Stretch | undefined,
  onHeard: (key: string) => void,
) {
  let last: PlayingMoment | undefined
  /** Start of what was heard without a jump. */
  let from = 0
  let open: Stretch | undefined
  /** The block reported last. */
  let told: string | undefined

  function reach(track: string, seconds: number) {
    while (open && open.end > open.start && seconds >= open.end - EDGE_S) {
      if (from <= open.start + EDGE_S && told !== open.key) onHeard(open.key)
      told = open.key
      const next = stretchAt(track, open.end)
      if (!next || next.key === open.key || next.end <= open.end) break
      open = next
    }
  }

  return function hear(now: PlayingMoment) {
    if (last && last.track !== now.track) reach(last.track, last.seconds + playedSince(last, now.at))
    const step = last?.track === now.track ? now.seconds - last.seconds : undefined
    const isJump =
      step === undefined ||
      !last ||
      step < -STILL_S ||
      step > playedSince(last, now.at) + (last.isPlaying ? CLOCK_S : STILL_S)
    if (isJump) {
      from = now.seconds
      open = undefined
      told = undefined
    }
    open ??= stretchAt(now.track, now.seconds)
    reach(now.track, now.seconds)
    if (open && now.seconds >= open.end) open = stretchAt(now.track, now.seconds)
    last = now
  }
}
