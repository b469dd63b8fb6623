import { mediaTypeOf } from '#src/rules/media-type.ts'
import { type MediaEngine, UnreadableMedia } from './media-engine.ts'
import { readWavFile } from './read-wav-file.ts'

/** The engine for tests and the Node server, which have no decoders: of all kinds of recordings it reads WAV. */
export function createNodeMediaEngine(): MediaEngine {
  return {
    async decode(file) {
      if (file.size === 0) throw new UnreadableMedia('empty', 'The file is empty.')
      const type = await mediaTypeOf(file)
      if (type?.mime !== 'audio/wav') {
        throw new UnreadableMedia('unreadable', `Files of type ${type?.mime ?? 'unknown'} are not read here.`)
      }
      return readWavFile(new Uint8Array(await file.arrayBuffer()))
    },
  }
}
