import { useEffect, useState } from 'react'
import type { LocaleCode } from '#src/contract/primitives.ts'
import { WorkerFailedError } from '#src/lib/ask-worker.ts'
import { scriptUrl } from '#src/lib/trusted-types.ts'
import type { SourceText } from '#src/rules/answer-search/passages.ts'
import type { Estimate, SourceChange } from './estimate.ts'
import type { EstimateJob } from './estimate-worker.ts'
import workerUrl from './estimate-worker.ts?worker&url'

/** Searches sources in a worker, which keeps their index until `close`. */
function startEstimator(sources: readonly SourceText[], usual: LocaleCode) {
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

/** Questions per step: enough for a view, and a short wait on a slow phone. */
const QUESTIONS_PER_STEP = 25

interface Estimates {
  readonly found: ReadonlyMap<string, Estimate>
  /** Number of questions whose estimate is up to date. */
  readonly done: number
  readonly hasFailed: boolean
}

const NO_ESTIMATES: Estimates = { found: new Map(), done: 0, hasFailed: false }

/** Searches sources for questions in steps, again after every change. Arguments must keep their identity. */
export function useEstimates(
  sources: readonly SourceText[],
  usual: LocaleCode,
  questions: readonly string[],
  change: SourceChange | undefined,
): Estimates {
  const [estimator, setEstimator] = useState<ReturnType<typeof startEstimator>>()
  const [estimates, setEstimates] = useState(NO_ESTIMATES)
  useEffect(() => {
    const started = startEstimator(sources, usual)
    setEstimator(started)
    return started.close
  }, [sources, usual])
  useEffect(() => {
    if (!estimator) return
    const controller = new AbortController()
    const { signal } = controller
    async function findAll({ find }: ReturnType<typeof startEstimator>) {
      setEstimates(({ found }) => ({ found, done: 0, hasFailed: false }))
      for (let at = 0; at < questions.length; at += QUESTIONS_PER_STEP) {
        const some = questions.slice(at, at + QUESTIONS_PER_STEP)
        const added = await find(some, change, signal)
        if (signal.aborted) return
        setEstimates(({ found }) => ({
          found: new Map([...found, ...added.map((each, place) => [some[place] ?? '', each] as const)]),
          done: at + some.length,
          hasFailed: false,
        }))
      }
    }
    findAll(estimator).catch(() => {
      if (!signal.aborted) setEstimates(({ found, done }) => ({ found, done, hasFailed: true }))
    })
    return () => controller.abort()
  }, [estimator, questions, change])
  return estimates
}
