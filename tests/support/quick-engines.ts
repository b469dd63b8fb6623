import { createWorkerAudioEncoder } from '#mocks/engines/audio/create-worker-audio-encoder.ts'
import { createWorkerBookEngine } from '#mocks/engines/books/create-worker-book-engine.ts'
import type { Engines } from '#mocks/engines/engines.ts'
import { createBrowserMediaEngine } from '#mocks/engines/media/create-browser-media-engine.ts'
import { createWorkerPageEngine } from '#mocks/engines/pages/create-worker-page-engine.ts'
import type { ReadPage } from '#mocks/engines/pages/page-engine.ts'
import { SpeechUnavailableError } from '#mocks/engines/speech/speech-engine.ts'

/** Result for every page: a test about recognition uses the real engine. */
const READ_PAGE: ReadPage = {
  lines: ['Sabah açılan kimi', 'gəmi limandan çıxdı.'].map((text, at) => ({
    text,
    box: [0.1, 0.1 + at / 10, 0.5, 0.05],
    confidence: 0.95,
    paragraph: 0,
    words: [],
  })),
  languages: ['az'],
  rotation: 0,
}

/** Shared by all tests of a page, so that each worker starts once. */
const sharedEngines = {
  media: createBrowserMediaEngine(),
  pages: { ...createWorkerPageEngine(), read: async () => READ_PAGE },
  books: createWorkerBookEngine(),
}
const encoder = createWorkerAudioEncoder()

const RATE = 8_000
const WORD_S = 0.1

/** A hum instead of speech. */
function hum(seconds: number): Int16Array<ArrayBuffer> {
  const samples = new Int16Array(Math.round(seconds * RATE))
  for (const index of samples.keys()) samples[index] = Math.round(8_000 * Math.sin(index / 5))
  return samples
}

/**
 * Engines for tests that are not about sound: every word is a tenth of a second of hum.
 * @param fails whether speaking a text fails now
 */
export function quickEngines(fails: (text: string) => boolean = () => false): Engines {
  return {
    speech: {
      async speak({ text }) {
        if (fails(text)) throw new SpeechUnavailableError('A test wants it so.')
        const words = text.split(/\s+/).map((word, index) => ({
          text: word,
          start: index * WORD_S,
          end: (index + 1) * WORD_S,
        }))
        const duration = words.length * WORD_S
        return { sampleRate: RATE, samples: hum(duration), duration, words }
      },
    },
    encoder: {
      encodeMp3: async () => new Uint8Array([0xff, 0xfb, 0x90, 0x00]),
      encodeOgg: async () => ({ ogg: new Uint8Array() }),
      encodeAac: (audio, kbps) => encoder.encodeAac(audio, kbps),
    },
    ...sharedEngines,
  }
}
