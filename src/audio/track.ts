export interface Track {
  /** Unique among all that is ever played, e.g. of a block and its take. */
  readonly id: string
  readonly title: string
  readonly context?: string
  /** Absent: silence. */
  readonly url?: string
  /** `duration` in seconds, as the server measured it, 0 until the file says it; about 200 `peaks` from 0 to 1. */
  readonly duration: number
  readonly peaks?: readonly number[]
}

export type PlayerStatus = 'idle' | 'loading' | 'playing' | 'paused' | 'ended' | 'failed'

export interface PlayerState {
  readonly status: PlayerStatus
  readonly tracks: readonly Track[]
  /** Place of the present track among `tracks`; −1 when there is none. */
  readonly index: number
  /** Speed of playing, 0.5–2. */
  readonly rate: number
  /** Stops at the end of the present track instead of going on to the next. */
  readonly isSingle: boolean
}

export const isOpen = ({ index }: PlayerState): boolean => index >= 0

export const trackOf = ({ tracks, index }: PlayerState): Track | undefined => tracks[index]
