import { numberQuestions } from '#src/lib/number-questions.ts'
import { scriptUrl } from '#src/lib/trusted-types.ts'
import {
  type OpenedFile,
  RedactionError,
  type RedactionJob,
  type RedactionProblem,
  type Strikes,
} from './jobs/redaction-jobs.ts'
import workerUrl from './redaction-worker.ts?worker&url'

/**
 * A file in a worker, until `close`. A failed call rejects with a `RedactionError`; a `make` that another one
 * replaces never settles.
 */
export function startRedactor() {
  const worker = new Worker(scriptUrl(workerUrl), { type: 'module', name: 'avaz-redact' })
  const ask = numberQuestions<RedactionJob, OpenedFile | Blob, RedactionProblem>(
    worker,
    (problem = 'unreadable') => new RedactionError(problem),
  )
  return {
    open: (file: File, language: string) => ask({ kind: 'open', file, language }) as Promise<OpenedFile>,
    show: (page: number) => ask({ kind: 'show', page }) as Promise<Blob>,
    make: (strikes: Strikes) => ask({ kind: 'make', strikes }) as Promise<Blob>,
    close: () => worker.terminate(),
  }
}

export type Redactor = ReturnType<typeof startRedactor>
