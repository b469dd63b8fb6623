import { numberQuestions } from '#src/lib/number-questions.ts'
import { scriptUrl } from '#src/lib/trusted-types.ts'
import {
  CleanError,
  type CleanedSound,
  type CleanJob,
  type CleanProblem,
  type OpenedSound,
} from './clean-jobs.ts'
import workerUrl from './clean-worker.ts?worker&url'
import type { SoundEdit } from './sound-edit.ts'

/** A recording in a worker, which holds its samples until `close`. A failed call rejects with a `CleanError`. */
export function startCleaner() {
  const worker = new Worker(scriptUrl(workerUrl), { type: 'module', name: 'avaz-clean' })
  const ask = numberQuestions<CleanJob, OpenedSound | CleanedSound, CleanProblem>(
    worker,
    (problem = 'unreadable') => new CleanError(problem),
  )
  return {
    open: (file: Blob) => ask({ kind: 'open', file }) as Promise<OpenedSound>,
    make: (edit: SoundEdit, mostBytes: number) =>
      ask({ kind: 'make', edit, mostBytes }) as Promise<CleanedSound>,
    close: () => worker.terminate(),
  }
}
