import { WorkerFailedError } from '#src/lib/ask-worker.ts'

/** Runs a task after some time, unless it is told not to. */
export type After = (ms: number, task: () => void) => () => void

export const afterTimeout: After = (ms, task) => {
  const timer = setTimeout(task, ms)
  return () => clearTimeout(timer)
}

export class SilentError extends Error {
  override readonly name = 'SilentError'
}

interface Limit {
  after: After
  /** A decoder that has said nothing for so long will say nothing more. */
  silenceMs: number
  signal?: AbortSignal | undefined
}

/** @returns what comes of it in time. @throws SilentError; the signal's reason when aborted */
export function withinSilence<Result>(
  work: (heard: () => void) => Promise<Result>,
  { after, silenceMs, signal }: Limit,
): Promise<Result> {
  signal?.throwIfAborted()
  let cancel = () => {}
  const result = new Promise<Result>((resolve, reject) => {
    const heard = () => {
      cancel()
      cancel = after(silenceMs, () => reject(new SilentError('The decoder does not answer')))
    }
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
    heard()
    work(heard).then(resolve, reject)
  })
  return result.finally(() => cancel())
}

interface Question extends Limit {
  message: unknown
  transfer?: Transferable[]
}

/** A sign of life of a worker that is not done yet. */
export const ALIVE = 'alive'

/**
 * Asks a worker one thing, which says that it is alive until it answers; it ends with its answer, when it is silent and
 * when it is aborted. @throws SilentError, WorkerFailedError; the signal's reason when aborted
 */
export async function askUntilSilent(
  start: () => Worker,
  { message, transfer = [], ...limit }: Question,
): Promise<unknown> {
  limit.signal?.throwIfAborted()
  const worker = start()
  const answer = (heard: () => void) =>
    new Promise<unknown>((resolve, reject) => {
      worker.addEventListener('message', ({ data }) => (data === ALIVE ? heard() : resolve(data)))
      worker.addEventListener('error', ({ message }) => reject(new WorkerFailedError(message)))
      worker.postMessage(message, transfer)
    })
  return withinSilence(answer, limit).finally(() => worker.terminate())
}
