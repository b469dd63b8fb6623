import type { AudioEncoder } from './audio/audio-encoder.ts'
import type { BookEngine } from './books/book-engine.ts'
import type { HearingEngine } from './hearing/hearing-engine.ts'
import type { MediaEngine } from './media/media-engine.ts'
import type { PageEngine } from './pages/page-engine.ts'
import type { SpeechEngine } from './speech/speech-engine.ts'

export interface Engines {
  readonly speech: SpeechEngine
  readonly encoder: AudioEncoder
  readonly media: MediaEngine
  readonly pages: PageEngine
  readonly books: BookEngine
  /** Without it the words of recordings are simulated. */
  readonly hearing?: HearingEngine | undefined
}
