import type { FileRefusal } from './recording-file.ts'

/**
 * `foreign`: of a kind that is known and that nobody here can decode. `undecodable`: whole, as far as can be seen, but
 * this machine does not know how its sound is written.
 */
export type SoundProblem = 'empty' | 'cutOff' | 'noSound' | 'foreign' | 'undecodable' | 'unreadable'

interface SoundFileErrorOptions extends ErrorOptions {
  /** Name of the foreign kind. */
  what?: string | undefined
}

export class SoundFileError extends Error {
  override readonly name = 'SoundFileError'
  readonly problem: SoundProblem
  readonly what: string | undefined

  constructor(problem: SoundProblem, { what, ...options }: SoundFileErrorOptions = {}) {
    super(`The file cannot be heard: ${problem}`, options)
    this.problem = problem
    this.what = what
  }
}

export function refusalOf(error: unknown): FileRefusal | undefined {
  if (!(error instanceof SoundFileError)) return undefined
  const { problem, what } = error
  if (problem === 'foreign' && what !== undefined) return { problem, what }
  return { problem: problem === 'undecodable' || problem === 'foreign' ? 'unreadable' : problem }
}
