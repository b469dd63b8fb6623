import type { Service } from '#src/contract/catalog.ts'
import { isSilent } from '#src/rules/is-silent.ts'
import { checkFile, type FileRefusal } from '#src/rules/recording-file.ts'
import { refusalOf } from '#src/rules/sound-file-error.ts'
import { measureFile } from './measure-file.ts'

export interface RefusedRecording {
  readonly kind: 'refused'
  readonly problem: FileRefusal | 'tooLong' | 'silent'
}

export interface AcceptedRecording {
  readonly kind: 'ok'
  readonly duration: number
  /** The last frame is incomplete; the file may be a partial copy. */
  readonly endsShort?: boolean
}

export type Check = AcceptedRecording | RefusedRecording

/** Longer recordings are not decoded to detect speech; the server does that. */
const MAX_MEASURED_S = 15 * 60

const refusedRecording = (problem: RefusedRecording['problem']): RefusedRecording => ({
  kind: 'refused',
  problem,
})

/**
 * Checks a recording before upload, by the server's rules: returns its length or the reason why it cannot be used. The
 * server measures again, and its figures count.
 * @throws the signal's reason when aborted
 */
export async function checkRecording(
  file: File,
  limits: Service['limits'],
  signal: AbortSignal,
): Promise<Check> {
  try {
    const { refusal, endsShort = false } = await checkFile(file, limits)
    signal.throwIfAborted()
    if (refusal) return refusedRecording(refusal)
    const { duration, measures } = await measureFile(file, { signal, mostSeconds: MAX_MEASURED_S })
    if (limits.max_minutes && duration > limits.max_minutes * 60) return refusedRecording('tooLong')
    return measures && isSilent(measures) ? refusedRecording('silent') : { kind: 'ok', duration, endsShort }
  } catch (error) {
    if (signal.aborted) throw error
    // A file that was moved after it was chosen, or a lack of memory, must not leave the form in “Checking…”.
    return refusedRecording(refusalOf(error) ?? { problem: 'unreadable' })
  }
}
