/** Answer of a worker to a numbered question. */
export type NumberedAnswer<Result, Problem> = { readonly id: number } & (
  | { readonly result: Result }
  | { readonly problem: Problem }
  /** A later question replaced this one. */
  | { readonly isOutdated: true }
)

/**
 * Asks a worker several questions, of which each has a number, so that answers may come in any order. A question that
 * a later one replaces never settles.
 *
 * @param toError error for a problem that the worker reports; without a problem, for a worker that failed
 */
export function numberQuestions<Job, Result, Problem>(worker: Worker, toError: (problem?: Problem) => Error) {
  const waiting = new Map<number, PromiseWithResolvers<Result>>()
  let last = 0
  worker.addEventListener('message', ({ data }: MessageEvent<NumberedAnswer<Result, Problem>>) => {
    const asked = waiting.get(data.id)
    waiting.delete(data.id)
    if ('result' in data) asked?.resolve(data.result)
    else if ('problem' in data) asked?.reject(toError(data.problem))
  })
  worker.addEventListener('error', () => {
    for (const asked of waiting.values()) asked.reject(toError())
    waiting.clear()
  })
  return (job: Job): Promise<Result> => {
    last += 1
    const asked = Promise.withResolvers<Result>()
    waiting.set(last, asked)
    worker.postMessage({ id: last, job })
    return asked.promise
  }
}
