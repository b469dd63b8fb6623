import { scriptUrl } from '#mocks/kernel/trusted-types.ts'
import type { PcmFile } from '../audio/pcm-audio.ts'
import { WorkerJobs } from '../workers/worker-jobs.ts'
import { type MeasuredMedia, type MediaEngine, UnreadableMedia } from './media-engine.ts'
import type { MediaJob, MediaOutcome } from './media-worker.ts'
import workerUrl from './media-worker.ts?worker&url'

const startWorker = () => new Worker(scriptUrl(workerUrl), { type: 'module', name: 'avaz-media' })

async function runJob<Result>(job: MediaJob): Promise<Result> {
  const jobs = new WorkerJobs<MediaJob, MediaOutcome>(startWorker)
  try {
    const outcome = await jobs.run(job)
    if ('fault' in outcome) throw new UnreadableMedia(outcome.fault, outcome)
    return outcome.done as Result
  } finally {
    jobs.rest()
  }
}

/** The engine of a page. Every file has a separate worker, so that no file waits for one that is hours long. */
export function createBrowserMediaEngine(): MediaEngine {
  return {
    measure: (file, options) => runJob<MeasuredMedia>({ kind: 'measure', file, options }),
    mix: (options) => runJob<PcmFile>({ kind: 'mix', options }),
    pictureLength: (file) => runJob<number>({ kind: 'picture', file }),
    makeFilm: (options) => runJob<Blob>({ kind: 'film', options }),
  }
}
