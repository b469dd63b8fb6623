import { scriptUrl } from '#mocks/kernel/trusted-types.ts'
import { type JobOptions, WorkerFailedError, WorkerJobs } from '../workers/worker-jobs.ts'
import { type AudioEncoder, AudioEncodingError } from './audio-encoder.ts'
import type { AacSound } from './encode-aac.ts'
import type { OggSound } from './encode-ogg.ts'
import type { EncoderJob } from './encoder-worker.ts'
import workerUrl from './encoder-worker.ts?worker&url'

function startWorker(): Worker {
  return new Worker(scriptUrl(workerUrl), { type: 'module', name: 'avaz-encoder' })
}

/** The encoder in a worker of its own, started with the first file, so that long sound never stops the page. */
export function createWorkerAudioEncoder(): AudioEncoder {
  const jobs = new WorkerJobs<EncoderJob, Uint8Array<ArrayBuffer> | AacSound | OggSound>(startWorker)
  async function run<Result>(job: EncoderJob, options: JobOptions | undefined) {
    try {
      return (await jobs.run(job, options)) as Result
    } catch (cause) {
      if (cause instanceof WorkerFailedError) throw new AudioEncodingError(cause.message, { cause })
      throw cause
    }
  }
  return {
    encodeMp3: ({ samples, sampleRate }, kbps, options) =>
      run<Uint8Array<ArrayBuffer>>({ kind: 'mp3', audio: { samples, sampleRate }, kbps }, options),
    encodeOgg: ({ samples, sampleRate }, options) =>
      run<OggSound>({ kind: 'ogg', audio: { samples, sampleRate } }, options),
    async encodeAac({ samples, sampleRate }, kbps, options) {
      const { aacUrl } = await import('virtual:aac-encoder')
      return run<AacSound>({ kind: 'aac', audio: { samples, sampleRate }, kbps, aacUrl }, options)
    },
  }
}
