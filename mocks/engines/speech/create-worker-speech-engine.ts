import { scriptUrl } from '#mocks/kernel/trusted-types.ts'
import { WorkerFailedError, WorkerJobs } from '../workers/worker-jobs.ts'
import {
  type SpeechEngine,
  type SpeechRequest,
  SpeechUnavailableError,
  type SpokenAudio,
} from './speech-engine.ts'
import type { SpeechJob } from './speech-worker.ts'
import workerUrl from './speech-worker.ts?worker&url'

function startWorker(): Worker {
  return new Worker(scriptUrl(workerUrl), { type: 'module', name: 'avaz-speech' })
}

async function loadPackUrls(): Promise<SpeechJob['packUrls']> {
  try {
    return (await import('virtual:espeak-data')).urls
  } catch (cause) {
    throw new SpeechUnavailableError('The addresses of the language packs did not load.', { cause })
  }
}

/** A text without words loads the language and synthesizes nothing. */
const NO_TEXT: Omit<SpeechRequest, 'locale'> = {
  text: '',
  timbre: { variant: 'clear', basePitch: 82, pitchRange: 36, wordsPerMinute: 160 },
  speed: 1,
  pitch: 0,
}

/**
 * The engine in a separate worker, started with the first text; a language is loaded when it is first spoken or prepared.
 * Handles one text at a time, in order. After a crash or an abort the next text starts a new worker.
 */
export function createWorkerSpeechEngine(): SpeechEngine {
  const jobs = new WorkerJobs<SpeechJob, SpokenAudio>(startWorker)
  const speak: SpeechEngine['speak'] = async (request, options) => {
    const packUrls = await loadPackUrls()
    try {
      return await jobs.run({ request, packUrls }, options)
    } catch (cause) {
      if (cause instanceof WorkerFailedError) throw new SpeechUnavailableError(cause.message, { cause })
      throw cause
    }
  }
  return {
    speak,
    prepare(locale) {
      // The first text loads what is missing, and reports its failure.
      speak({ ...NO_TEXT, locale }).catch(() => {})
    },
    rest: () => jobs.rest(),
  }
}
