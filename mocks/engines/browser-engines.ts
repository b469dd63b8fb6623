import { createWorkerAudioEncoder } from './audio/create-worker-audio-encoder.ts'
import type { Engines } from './engines.ts'
import { createBrowserMediaEngine } from './media/create-browser-media-engine.ts'
import { createWorkerSpeechEngine } from './speech/create-worker-speech-engine.ts'

/** The engines for a page, each in a worker of its own that starts with its first job. */
export const createBrowserEngines = (): Engines => ({
  speech: createWorkerSpeechEngine(),
  encoder: createWorkerAudioEncoder(),
  media: createBrowserMediaEngine(),
})
