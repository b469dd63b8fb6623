import { makeFilm, pictureLength } from './make-film.ts'
import { measureMedia, mixMedia } from './measure-media.ts'
import type { MediaEngine } from './media-engine.ts'

/** The engine for tests and the Node server. Node has no decoders, so it reads only uncompressed sound and AMR. */
export const createNodeMediaEngine = (): MediaEngine => ({
  measure: measureMedia,
  mix: mixMedia,
  pictureLength,
  makeFilm,
})
