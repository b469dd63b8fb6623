import { blobOnDisk } from './blob-on-disk.ts'
import { MEGABYTE } from './limits.ts'

/** Bytes and their position in the file. */
interface WrittenBytes {
  data: Uint8Array
  position: number
}

/** Bytes written to disk at a time. */
const PIECE_BYTES = 4 * MEGABYTE

/**
 * A file that is written in pieces, in any order. It is stored on disk through one reused buffer, so that a film
 * does not fill the memory.
 */
export function growingFile() {
  const memory = new Uint8Array(PIECE_BYTES)
  let file = new Blob()
  let [start, length] = [0, 0]
  async function settle() {
    if (length === 0) return
    const hole = new Uint8Array(Math.max(0, start - file.size))
    const piece = await blobOnDisk(new Blob([memory.subarray(0, length)]))
    file = new Blob([file.slice(0, start), hole, piece, file.slice(start + length)])
    length = 0
  }
  const writable = new WritableStream<WrittenBytes>({
    async write({ data, position }) {
      if (position !== start + length) await settle()
      for (let at = 0; at < data.length; ) {
        if (length === 0) start = position + at
        const part = data.subarray(at, at + PIECE_BYTES - length)
        memory.set(part, length)
        length += part.length
        at += part.length
        if (length === PIECE_BYTES) await settle()
      }
    },
    close: settle,
  })
  return { writable, content: () => file }
}

/** A growing file to which parts are appended. The caller may reuse a part's buffer afterwards. */
export function appendedFile() {
  const { writable, content } = growingFile()
  const writer = writable.getWriter()
  let position = 0
  return {
    async add(data: Uint8Array) {
      await writer.write({ data, position })
      position += data.length
    },
    async finish(): Promise<Blob> {
      await writer.close()
      return content()
    },
  }
}
