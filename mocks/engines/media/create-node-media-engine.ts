import { measureMedia } from './measure-media.ts'
import type { MediaEngine } from './media-engine.ts'

/** The engine for tests and the Node server. Node decodes nothing: of all kinds of recordings it reads WAV and AMR. */
export const createNodeMediaEngine = (): MediaEngine => ({ measure: measureMedia })
