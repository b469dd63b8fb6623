import { CustomSource } from 'mediabunny'
import { MEGABYTE } from './limits.ts'
import { SoundFileError } from './sound-file-error.ts'

const CHUNK_BYTES = MEGABYTE
const CACHE_BYTES = 2 * MEGABYTE

/** More reads of the same bytes in a row are a search that does not end. */
const MAX_SAME_READS = 1000

interface Reader {
  _read(start: number, end: number, ...limits: readonly number[]): unknown
}

/** Ends searches of Mediabunny in damaged files that never advance. They also block the thread, so no timer does. */
function endStuckSearches(source: CustomSource & Reader): CustomSource {
  const read = source._read.bind(source)
  let [lastStart, lastEnd, count] = [-1, -1, 0]
  source._read = (start, end, ...limits) => {
    count = start === lastStart && end === lastEnd ? count + 1 : 0
    if (count > MAX_SAME_READS) throw new SoundFileError('unreadable')
    lastStart = start
    lastEnd = end
    return read(start, end, ...limits)
  }
  return source
}

/**
 * A file for Mediabunny, read in chunks of 1 MB. It copies what it looks at if that is in two chunks, which for an MP3
 * is 64 kB for each frame: with the chunks of a stream, which are as small, that takes most of the time.
 */
export function fileSource(file: Blob): CustomSource {
  const source = new CustomSource({
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
  return endStuckSearches(source as CustomSource & Reader)
}
