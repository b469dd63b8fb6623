import { createWorkerAudioEncoder } from './audio/create-worker-audio-encoder.ts'
import { createWorkerBookEngine } from './books/create-worker-book-engine.ts'
import type { Engines } from './engines.ts'
import { createWorkerHearingEngine } from './hearing/create-worker-hearing-engine.ts'
import { createBrowserMediaEngine } from './media/create-browser-media-engine.ts'
import { createWorkerPageEngine } from './pages/create-worker-page-engine.ts'
import { createWorkerSpeechEngine } from './speech/create-worker-speech-engine.ts'

export const createBrowserEngines = (): Engines => ({
  speech: createWorkerSpeechEngine(),
  encoder: createWorkerAudioEncoder(),
  media: createBrowserMediaEngine(),
  pages: createWorkerPageEngine(),
  books: createWorkerBookEngine(),
  hearing: createWorkerHearingEngine(),
})
