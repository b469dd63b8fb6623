import { AudioEncodingError } from '#mocks/engines/audio/audio-encoder.ts'
import type { Engines } from '#mocks/engines/engines.ts'
import { RecognitionUnavailableError, UnreadableDocument } from '#mocks/engines/pages/page-engine.ts'
import { createHummingEngine } from '#mocks/engines/speech/create-humming-engine.ts'
import { loadOnce } from '#mocks/kernel/load-once.ts'

const loadBookReader = loadOnce(() => import('#mocks/engines/books/read-book.ts'))
const loadMediaReader = loadOnce(() => import('#mocks/engines/media/measure-media.ts'))
const loadFilmMaker = loadOnce(() => import('#mocks/engines/media/make-film.ts'))

function refuseEncoding(): never {
  throw new AudioEncodingError('The sandbox of a page writes WAV only; its server writes the others too.')
}

function refusePages(): never {
  throw new UnreadableDocument('type')
}

/**
 * Engines of a page in another project, without workers and data, which its bundler would have to copy: texts are
 * hummed, and pictures are left to the server.
 */
export const createBrowserEngines = (): Engines => ({
  speech: createHummingEngine(),
  encoder: {
    encodeMp3: async () => refuseEncoding(),
    encodeAac: async () => refuseEncoding(),
    encodeOgg: async () => refuseEncoding(),
  },
  media: {
    measure: async (file, options) => (await loadMediaReader()).measureMedia(file, options),
    mix: async (options) => (await loadMediaReader()).mixMedia(options),
    pictureLength: async (film) => (await loadFilmMaker()).pictureLength(film),
    makeFilm: async (options) => (await loadFilmMaker()).makeFilm(options),
  },
  pages: {
    open: async () => refusePages(),
    draw: async () => new Blob(),
    show: async () => refusePages(),
    read: async () => {
      throw new RecognitionUnavailableError('The sandbox of a page reads no pictures; its server does.')
    },
  },
  books: { read: async (file) => (await loadBookReader()).readBook(file) },
})
