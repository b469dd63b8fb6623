import { WorkerFailedError } from '#src/lib/ask-worker.ts'

/** Runs a task after some time; the returned function cancels it. */
export type RunAfter = (ms: number, task: () => void) => () => void

export const runAfterTimeout: RunAfter = (ms, task) => {
  const timer = setTimeout(task, ms)
  return () => clearTimeout(timer)
}

export class SilentError extends Error {
  override readonly name = 'SilentError'
}

interface SilenceLimit {
  after: RunAfter
  /** Limit of the pause between signs of life; a decoder that exceeds it counts as stuck. */
  silenceMs: number
  signal?: AbortSignal | undefined
}

/**
 * @returns the result of the work. @throws SilentError if the work shows no sign of life in time; the signal's reason
 * when aborted
 */
export function failAfterSilence<Result>(
  work: (heard: () => void) => Promise<Result>,
  { after, silenceMs, signal }: SilenceLimit,
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

interface WorkerQuestion extends SilenceLimit {
  message: unknown
  transfer?: Transferable[]
}

/** Sign of life of a worker that is still busy. */
export const ALIVE = 'alive'

/**
 * Sends a worker one message and awaits its answer; the worker shows signs of life meanwhile. It is terminated after
 * its answer, after too long a silence, and on abort. @throws SilentError, WorkerFailedError; the signal's reason when
 * aborted
 */
export async function askUntilSilent(
  start: () => Worker,
  { message, transfer = [], ...limit }: WorkerQuestion,
): Promise<unknown> {
  limit.signal?.throwIfAborted()
  const worker = start()
  const answer = (heard: () => void) =>
    new Promise<unknown>((resolve, reject) => {
      worker.addEventListener('message', ({ data }) => (data === ALIVE ? heard() : resolve(data)))
      worker.addEventListener('error', ({ message }) => reject(new WorkerFailedError(message)))
      worker.postMessage(message, transfer)
    })
  return failAfterSilence(answer, limit).finally(() => worker.terminate())
}
