import { makeFilm, pictureLength } from './make-film.ts'
import { measureMedia, mixMedia } from './measure-media.ts'
import type { MediaEngine } from './media-engine.ts'
import { registerNodeDecoders } from './node-decoders.ts'

/** The engine for tests and the Node server. */
export function createNodeMediaEngine(): MediaEngine {
  registerNodeDecoders()
  return { measure: measureMedia, mix: mixMedia, pictureLength, makeFilm }
}
