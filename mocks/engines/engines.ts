import type { AudioEncoder } from './audio/audio-encoder.ts'
import type { MediaEngine } from './media/media-engine.ts'
import type { SpeechEngine } from './speech/speech-engine.ts'

/** The parts of the services that compute, and differ between a browser and Node. */
export interface Engines {
  readonly speech: SpeechEngine
  readonly encoder: AudioEncoder
  readonly media: MediaEngine
}
