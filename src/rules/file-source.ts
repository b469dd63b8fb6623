import { CustomSource } from 'mediabunny'
import { MEGABYTE } from './limits.ts'

const CHUNK_BYTES = MEGABYTE
const CACHE_BYTES = 2 * MEGABYTE

/**
 * A file for Mediabunny, read in chunks of 1 MB. It copies what it looks at if that is in two chunks, which for an MP3
 * is 64 kB for each frame: with the chunks of a stream, which are as small, that takes most of the time.
 */
export function fileSource(file: Blob): CustomSource {
  return new CustomSource({
    getSize: () => file.size,
    read(start) {
      let at = start
      return new ReadableStream<Uint8Array>(
        {
          async pull(controller) {
            const chunk = await file.slice(at, at + CHUNK_BYTES).arrayBuffer()
            if (chunk.byteLength === 0) return controller.close()
            at += chunk.byteLength
            controller.enqueue(new Uint8Array(chunk))
          },
        },
        { highWaterMark: 0 },
      )
    },
    prefetchProfile: 'fileSystem',
    maxCacheSize: CACHE_BYTES,
  })
}
