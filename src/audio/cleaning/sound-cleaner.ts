import { scriptUrl } from '#src/lib/trusted-types.ts'
import {
  type CleanAnswer,
  CleanError,
  type CleanedSound,
  type CleanJob,
  type OpenedSound,
} from './clean-jobs.ts'
import workerUrl from './clean-worker.ts?worker&url'
import type { SoundEdit } from './sound-edit.ts'

/** A recording in a worker, which holds its samples until `close`. A failed call rejects with a `CleanError`. */
export function startCleaner() {
  const worker = new Worker(scriptUrl(workerUrl), { type: 'module', name: 'avaz-clean' })
  const waiting = new Map<number, PromiseWithResolvers<OpenedSound | CleanedSound>>()
  let last = 0
  worker.addEventListener('message', ({ data }: MessageEvent<CleanAnswer>) => {
    const asked = waiting.get(data.id)
    waiting.delete(data.id)
    if ('sound' in data) asked?.resolve(data.sound)
    else asked?.reject(new CleanError(data.problem))
  })
  worker.addEventListener('error', () => {
    for (const asked of waiting.values()) asked.reject(new CleanError('unreadable'))
    waiting.clear()
  })
  function ask(job: CleanJob) {
    last += 1
    const asked = Promise.withResolvers<OpenedSound | CleanedSound>()
    waiting.set(last, asked)
    worker.postMessage({ id: last, job })
    return asked.promise
  }
  return {
    open: (file: Blob) => ask({ kind: 'open', file }) as Promise<OpenedSound>,
    make: (edit: SoundEdit, mostBytes: number) =>
      ask({ kind: 'make', edit, mostBytes }) as Promise<CleanedSound>,
    close: () => worker.terminate(),
  }
}
