import { scriptUrl } from '#mocks/kernel/trusted-types.ts'
import { WorkerFailedError, WorkerJobs } from '../workers/worker-jobs.ts'
import { type AudioEncoder, AudioEncodingError } from './audio-encoder.ts'
import type { EncoderJob } from './encoder-worker.ts'
import workerUrl from './encoder-worker.ts?worker&url'

function startWorker(): Worker {
  return new Worker(scriptUrl(workerUrl), { type: 'module', name: 'avaz-encoder' })
}

/** The encoder in a worker of its own, started with the first file, so that long sound never stops the page. */
export function createWorkerAudioEncoder(): AudioEncoder {
  const jobs = new WorkerJobs<EncoderJob, Uint8Array<ArrayBuffer>>(startWorker)
  return {
    async encodeMp3({ samples, sampleRate }, kbps, options) {
      try {
        return await jobs.run({ audio: { samples, sampleRate }, kbps }, options)
      } catch (cause) {
        if (cause instanceof WorkerFailedError) throw new AudioEncodingError(cause.message, { cause })
        throw cause
      }
    },
  }
}
