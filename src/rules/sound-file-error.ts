import type { FileRefusal } from './recording-file.ts'

/** `undecodable`: whole, as far as can be seen, but this machine does not know how its sound is written. */
export type SoundProblem = 'empty' | 'cutOff' | 'noSound' | 'undecodable' | 'unreadable'

export class SoundFileError extends Error {
  override readonly name = 'SoundFileError'
  readonly problem: SoundProblem

  constructor(problem: SoundProblem, options?: ErrorOptions) {
    super(`The file cannot be heard: ${problem}`, options)
    this.problem = problem
  }
}

export function refusalOf(error: unknown): FileRefusal | undefined {
  if (!(error instanceof SoundFileError)) return undefined
  return { problem: error.problem === 'undecodable' ? 'unreadable' : error.problem }
}
