import type { FileRefusal } from './recording-file.ts'

/**
 * `foreign`: a recognised kind that cannot be decoded here. `undecodable`: apparently whole, but this machine has no
 * decoder for its encoding.
 */
export type SoundProblem = 'empty' | 'cutOff' | 'noSound' | 'foreign' | 'undecodable' | 'unreadable'

interface SoundFileErrorOptions extends ErrorOptions {
  /** Name of a foreign file type. */
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
