import type { NumberedAnswer } from '#src/lib/number-questions.ts'
import type { Stretch } from '#src/rules/voice-activity.ts'
import type { SoundEdit } from './sound-edit.ts'

export type CleanJob =
  | { readonly kind: 'open'; readonly file: Blob }
  | { readonly kind: 'make'; readonly edit: SoundEdit; readonly mostBytes: number }

export type CleanProblem = 'tooLong' | 'film' | 'unreadable'

/** Why a recording cannot be edited in this browser. */
export class CleanError extends Error {
  override readonly name = 'CleanError'
  readonly problem: CleanProblem

  constructor(problem: CleanProblem) {
    super(problem)
    this.problem = problem
  }
}

export interface OpenedSound {
  /** In seconds. */
  readonly duration: number
  /** Peaks of the waveform, from 0 to 1; several per second. */
  readonly peaks: readonly number[]
  readonly speech: readonly Stretch[]
  /** Loudness of the speech, in dBFS. */
  readonly loudness: number
  readonly isFilm: boolean
}

export interface CleanedSound {
  readonly blob: Blob
  readonly duration: number
  readonly loudness: number
}

/** Answers have the id of their job. */
export type CleanAnswer = NumberedAnswer<OpenedSound | CleanedSound, CleanProblem>
