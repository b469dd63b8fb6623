import { scriptUrl } from '#src/lib/trusted-types.ts'
import {
  type OpenedFile,
  type RedactionAnswer,
  RedactionError,
  type RedactionJob,
  type Strikes,
} from './jobs/redaction-jobs.ts'
import workerUrl from './redaction-worker.ts?worker&url'

/**
 * A file in a worker, until `close`. A failed call rejects with a `RedactionError`; a `make` that another one
 * replaces never settles.
 */
export function startRedactor() {
  const worker = new Worker(scriptUrl(workerUrl), { type: 'module', name: 'avaz-redact' })
  const waiting = new Map<number, PromiseWithResolvers<OpenedFile | Blob>>()
  let last = 0
  worker.addEventListener('message', ({ data }: MessageEvent<RedactionAnswer>) => {
    const asked = waiting.get(data.id)
    waiting.delete(data.id)
    if ('result' in data) asked?.resolve(data.result)
    else if ('problem' in data) asked?.reject(new RedactionError(data.problem))
  })
  worker.addEventListener('error', () => {
    for (const asked of waiting.values()) asked.reject(new RedactionError('unreadable'))
    waiting.clear()
  })
  function ask(job: RedactionJob) {
    last += 1
    const asked = Promise.withResolvers<OpenedFile | Blob>()
    waiting.set(last, asked)
    worker.postMessage({ id: last, job })
    return asked.promise
  }
  return {
    open: (file: File, language: string) => ask({ kind: 'open', file, language }) as Promise<OpenedFile>,
    show: (page: number) => ask({ kind: 'show', page }) as Promise<Blob>,
    make: (strikes: Strikes) => ask({ kind: 'make', strikes }) as Promise<Blob>,
    close: () => worker.terminate(),
  }
}

export type Redactor = ReturnType<typeof startRedactor>
