import { scriptUrl } from '#mocks/kernel/trusted-types.ts'
import { WorkerJobs } from '../workers/worker-jobs.ts'
import { type MediaEngine, UnreadableMedia } from './media-engine.ts'
import type { MediaJob, MediaOutcome } from './media-worker.ts'
import workerUrl from './media-worker.ts?worker&url'

const startWorker = () => new Worker(scriptUrl(workerUrl), { type: 'module', name: 'avaz-media' })

/** The engine of a page. Every file has a worker of its own, so that none waits for one that is hours long. */
export function createBrowserMediaEngine(): MediaEngine {
  return {
    async measure(file, options) {
      const jobs = new WorkerJobs<MediaJob, MediaOutcome>(startWorker)
      try {
        const outcome = await jobs.run({ file, options })
        if ('fault' in outcome) throw new UnreadableMedia(outcome.fault)
        return outcome.measured
      } finally {
        jobs.end()
      }
    },
  }
}
