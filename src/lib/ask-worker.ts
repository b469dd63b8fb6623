export class WorkerFailedError extends Error {
  override readonly name = 'WorkerFailedError'
}

interface Question {
  message: unknown
  transfer?: Transferable[]
  signal?: AbortSignal | undefined
}

/**
 * Sends one question to a worker and terminates it after its first answer, or at once when aborted.
 * @throws WorkerFailedError; the signal's reason when aborted
 */
export function askWorker(
  start: () => Worker,
  { message, transfer = [], signal }: Question,
): Promise<unknown> {
  signal?.throwIfAborted()
  const worker = start()
  return new Promise<unknown>((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
    worker.addEventListener('message', ({ data }) => resolve(data))
    worker.addEventListener('error', ({ message }) => reject(new WorkerFailedError(message)))
    worker.postMessage(message, transfer)
  }).finally(() => worker.terminate())
}
