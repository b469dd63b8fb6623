import { scriptUrl } from '#mocks/kernel/trusted-types.ts'
import { WorkerFailedError, WorkerJobs } from '../workers/worker-jobs.ts'
import {
  type HearingEngine,
  type HearingOptions,
  HearingUnavailableError,
  IDLE_MS,
} from './hearing-engine.ts'
import type { HearingJob, HearingOutcome, HearingUrls } from './hearing-worker.ts'
import workerUrl from './hearing-worker.ts?worker&url'

const startWorker = () => new Worker(scriptUrl(workerUrl), { type: 'module', name: 'avaz-hearing' })

async function loadUrls(): Promise<HearingUrls> {
  try {
    const [model, runtime] = await Promise.all([
      import('virtual:hearing-model'),
      import('virtual:hearing-starter'),
    ])
    return { ...model.urls, ...runtime.urls }
  } catch (cause) {
    throw new HearingUnavailableError('The addresses of the models did not load.', { cause })
  }
}

/**
 * The engine in a separate worker, started with the first recording; the model is loaded then and cached by the
 * browser. After a crash, an abort or a minute without work the next place starts a new worker.
 */
export function createWorkerHearingEngine(): HearingEngine {
  const jobs = new WorkerJobs<HearingJob, HearingOutcome>(startWorker, { idleMs: IDLE_MS })
  async function run(job: HearingJob, { signal, onLoading }: HearingOptions = {}): Promise<HearingOutcome> {
    try {
      return await jobs.run(job, { ...(signal && { signal }), ...(onLoading && { onProgress: onLoading }) })
    } catch (cause) {
      if (cause instanceof WorkerFailedError) throw new HearingUnavailableError(cause.message, { cause })
      throw cause
    }
  }
  return {
    async findSpeech(file, place, options) {
      const outcome = await run({ kind: 'find', file, place, urls: await loadUrls() }, options)
      if (!('speech' in outcome)) throw new Error('The worker answered something else.')
      return outcome.speech
    },
    async hear(file, place, options) {
      const outcome = await run({ kind: 'hear', file, place, urls: await loadUrls() }, options)
      if (!('heard' in outcome)) throw new Error('The worker answered something else.')
      return outcome.heard
    },
    async align(file, place, reading, options) {
      const outcome = await run({ kind: 'align', file, place, reading }, options)
      if (!('found' in outcome)) throw new Error('The worker answered something else.')
      return outcome.found
    },
  }
}
