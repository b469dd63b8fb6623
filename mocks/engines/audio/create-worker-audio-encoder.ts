import { scriptUrl } from '#mocks/kernel/trusted-types.ts'
import { type JobOptions, WorkerFailedError, WorkerJobs } from '../workers/worker-jobs.ts'
import type { AacTrack } from './aac-track.ts'
import { type AudioEncoder, AudioEncodingError } from './audio-encoder.ts'
import type { OggSound } from './encode-ogg.ts'
import type { EncoderJob } from './encoder-worker.ts'
import workerUrl from './encoder-worker.ts?worker&url'
import type { Pcm } from './pcm-audio.ts'

function startWorker(): Worker {
  return new Worker(scriptUrl(workerUrl), { type: 'module', name: 'avaz-encoder' })
}

/** Drops other properties of a sound, which the worker does not need. */
const onlySamples = (sound: Pcm): Pcm =>
  'pcm' in sound
    ? { pcm: sound.pcm, sampleRate: sound.sampleRate }
    : { samples: sound.samples, sampleRate: sound.sampleRate }

/** The encoder in a separate worker, started with the first file, so that long sounds never block the page. */
export function createWorkerAudioEncoder(): AudioEncoder {
  const jobs = new WorkerJobs<EncoderJob, Uint8Array<ArrayBuffer> | AacTrack | OggSound>(startWorker)
  async function run<Result>(job: EncoderJob, options: JobOptions | undefined) {
    try {
      return (await jobs.run(job, options)) as Result
    } catch (cause) {
      if (cause instanceof WorkerFailedError) throw new AudioEncodingError(cause.message, { cause })
      throw cause
    }
  }
  return {
    encodeMp3: (audio, kbps, options) =>
      run<Uint8Array<ArrayBuffer>>({ kind: 'mp3', audio: onlySamples(audio), kbps }, options),
    encodeOgg: (audio, options) => run<OggSound>({ kind: 'ogg', audio: onlySamples(audio) }, options),
    async encodeAac(audio, kbps, options) {
      const { urls } = await import('virtual:aac-encoder')
      return run<AacTrack>(
        { kind: 'aac', audio: onlySamples(audio), kbps, aacUrl: urls['aac-encoder'] },
        options,
      )
    },
    rest: () => jobs.rest(),
  }
}
