const MAX_CHUNKS = 100_000
const PNG_HEAD_BYTES = 8
const WEBP_HEAD_BYTES = 12

interface Chunk {
  readonly name: string
  readonly end: number
}

async function* chunksOf(file: Blob, from: number, chunkAt: (head: DataView, at: number) => Chunk) {
  let at = from
  for (let count = 0; count < MAX_CHUNKS && at + 8 <= file.size; count += 1) {
    const chunk = chunkAt(new DataView(await file.slice(at, at + 8).arrayBuffer()), at)
    yield chunk
    at = chunk.end
  }
}

const nameIn = (head: DataView, from: number) =>
  String.fromCharCode(...[0, 1, 2, 3].map((place) => head.getUint8(from + place)))

/** Length, name, content and checksum: https://www.w3.org/TR/png-3/#5Chunk-layout */
const pngChunk = (head: DataView, at: number): Chunk => ({
  name: nameIn(head, 4),
  end: at + 12 + head.getUint32(0),
})

/**
 * Name, length and content, which is padded to even length:
 * https://developers.google.com/speed/webp/docs/riff_container
 */
function webpChunk(head: DataView, at: number): Chunk {
  const size = head.getUint32(4, true)
  return { name: nameIn(head, 0), end: at + 8 + size + (size % 2) }
}

/** Whether a PNG has its last chunk, regardless of trailing data. */
export async function isWholePng(file: Blob): Promise<boolean> {
  for await (const { name, end } of chunksOf(file, PNG_HEAD_BYTES, pngChunk))
    if (name === 'IEND') return end <= file.size
  return false
}

/** Whether the picture of a WebP is complete, regardless of the file size in its header. */
export async function isWholeWebp(file: Blob): Promise<boolean> {
  let hasPicture = false
  for await (const { name, end } of chunksOf(file, WEBP_HEAD_BYTES, webpChunk)) {
    const isPicture = name === 'VP8 ' || name === 'VP8L' || name === 'ANMF'
    // The padding byte of the last chunk may be missing.
    if (isPicture && end > file.size + 1) return false
    hasPicture ||= isPicture
  }
  return hasPicture
}
