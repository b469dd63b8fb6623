import { scriptUrl } from '#src/lib/trusted-types.ts'
import type { BurnJob, BurnMessage, BurnProblem } from './burn-job.ts'
import workerUrl from './burn-worker.ts?worker&url'

/** Why this browser cannot draw subtitles into a film. */
export class BurnFailedError extends Error {
  override readonly name = 'BurnFailedError'
  readonly problem: BurnProblem

  constructor(problem: BurnProblem) {
    super(problem)
    this.problem = problem
  }
}

/**
 * Draws subtitles into every frame of a film, in a worker that ends with the work or when aborted.
 * @param onProgress gets the share that is done, from 0 to 1
 * @throws BurnFailedError; the signal's reason when aborted
 */
export function burnSubtitles(
  job: BurnJob,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<Blob> {
  signal.throwIfAborted()
  const worker = new Worker(scriptUrl(workerUrl), { type: 'module', name: 'avaz-burn' })
  return new Promise<Blob>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    worker.addEventListener('error', () => reject(new BurnFailedError('unreadable')))
    worker.addEventListener('message', ({ data }: MessageEvent<BurnMessage>) => {
      if ('progress' in data) onProgress(data.progress)
      else if ('film' in data) resolve(data.film)
      else reject(new BurnFailedError(data.problem))
    })
    worker.postMessage(job)
  }).finally(() => worker.terminate())
}
