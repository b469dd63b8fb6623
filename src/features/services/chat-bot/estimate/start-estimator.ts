import type { LocaleCode } from '#src/contract/primitives.ts'
import { WorkerFailedError } from '#src/lib/ask-worker.ts'
import { scriptUrl } from '#src/lib/trusted-types.ts'
import type { SourceText } from '#src/rules/answer-search/passages.ts'
import type { Estimate, SourceChange } from './estimate.ts'
import type { EstimateJob } from './estimate-worker.ts'
import workerUrl from './estimate-worker.ts?worker&url'

/** Searches sources in a worker, which keeps their index until `close`. */
export function startEstimator(sources: readonly SourceText[], usual: LocaleCode) {
  const worker = new Worker(scriptUrl(workerUrl), { type: 'module', name: 'avaz-estimate' })
  const send = (job: EstimateJob) => worker.postMessage(job)
  send({ sources, usual })
  let last: Promise<unknown> = Promise.resolve()
  const ask = (questions: readonly string[], change: SourceChange | undefined) =>
    new Promise<Estimate[]>((resolve, reject) => {
      worker.addEventListener('message', ({ data }) => resolve(data), { once: true })
      worker.addEventListener('error', ({ message }) => reject(new WorkerFailedError(message)), {
        once: true,
      })
      send({ questions, change })
    })
  return {
    /** Waits for the previous question; an aborted one is not asked. @throws WorkerFailedError */
    find(questions: readonly string[], change: SourceChange | undefined, signal: AbortSignal) {
      const found = last.then(() => (signal.aborted ? [] : ask(questions, change)))
      last = found.catch(() => undefined)
      return found
    },
    close: () => worker.terminate(),
  }
}
