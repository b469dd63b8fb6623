import type { Service } from '#src/contract/catalog.ts'
import { isSilent } from '#src/rules/is-silent.ts'
import { type FileRefusal, lookAtFile } from '#src/rules/recording-file.ts'
import { refusalOf } from '#src/rules/sound-file-error.ts'
import { measureFile } from './measure-file.ts'

export interface Refused {
  readonly kind: 'refused'
  readonly problem: FileRefusal | 'tooLong' | 'silent'
}

export interface Accepted {
  readonly kind: 'ok'
  readonly duration: number
  /** Its last frame is not whole: it may have been copied in part. */
  readonly endsShort?: boolean
}

export type Check = Accepted | Refused

/** Longer recordings are not decoded just to find out whether anybody speaks: the server finds out. */
const LONGEST_MEASURED_S = 15 * 60

const refused = (problem: Refused['problem']): Refused => ({ kind: 'refused', problem })

/**
 * What can be said of a recording before it is sent: its length, or the reason why it cannot be used, by the rules of
 * the server, which measures again and whose figures count.
 * @throws the signal's reason when aborted
 */
export async function checkRecording(
  file: File,
  limits: Service['limits'],
  signal: AbortSignal,
): Promise<Check> {
  try {
    const { refusal, endsShort = false } = await lookAtFile(file, limits)
    signal.throwIfAborted()
    if (refusal) return refused(refusal)
    const { duration, measures } = await measureFile(file, { signal, mostSeconds: LONGEST_MEASURED_S })
    if (limits.max_minutes && duration > limits.max_minutes * 60) return refused('tooLong')
    return measures && isSilent(measures) ? refused('silent') : { kind: 'ok', duration, endsShort }
  } catch (error) {
    if (signal.aborted) throw error
    // A file that was moved since it was chosen, or a browser without memory left, ends no form in “Checking…”.
    return refused(refusalOf(error) ?? { problem: 'unreadable' })
  }
}
