import { createNodeAudioEncoder } from './audio/create-node-audio-encoder.ts'
import { createNodeBookEngine } from './books/create-node-book-engine.ts'
import type { Engines } from './engines.ts'
import { createNodeHearingEngine } from './hearing/create-node-hearing-engine.ts'
import { createNodeMediaEngine } from './media/create-node-media-engine.ts'
import { createNodePageEngine } from './pages/create-node-page-engine.ts'
import { createNodeSpeechEngine } from './speech/create-node-speech-engine.ts'

export const createNodeEngines = (): Engines => ({
  speech: createNodeSpeechEngine(),
  encoder: createNodeAudioEncoder(),
  media: createNodeMediaEngine(),
  pages: createNodePageEngine(),
  books: createNodeBookEngine(),
  hearing: createNodeHearingEngine(),
})
