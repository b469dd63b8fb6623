export interface Track {
  /** Unique among all tracks, e.g. made of a block and its take. */
  readonly id: string
  readonly title: string
  readonly context?: string
  /** Absent for silence. */
  readonly url?: string
  /**
   * `duration` is in seconds, from the server, or 0 until the file's metadata is loaded; about 200 `peaks` from 0 to 1.
   */
  readonly duration: number
  readonly peaks?: readonly number[]
  /** Fetches `peaks` that are not known yet, when the track is heard. */
  readonly loadPeaks?: () => Promise<readonly number[]>
}

export type PlayerStatus = 'idle' | 'loading' | 'playing' | 'paused' | 'ended' | 'failed'

export interface PlayerState {
  readonly status: PlayerStatus
  readonly tracks: readonly Track[]
  /** Index of the current track in `tracks`; −1 without one. */
  readonly index: number
  /** Playback speed, 0.5–2. */
  readonly rate: number
  /** Stops at the end of the current track instead of playing the next. */
  readonly isSingle: boolean
}

export const isOpen = ({ index }: PlayerState): boolean => index >= 0

export const trackOf = ({ tracks, index }: PlayerState): Track | undefined => tracks[index]
