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

/** More bytes than the pixels of an accepted picture have. */
const MAX_PIXEL_BYTES = 1 << 29

/** Whether a compressed stream has its end and the right checksum. */
async function isWholeStream(stream: Blob): Promise<boolean> {
  const reader = stream.stream().pipeThrough(new DecompressionStream('deflate')).getReader()
  try {
    for (let bytes = 0; bytes < MAX_PIXEL_BYTES; ) {
      const { value, done } = await reader.read()
      if (done) return true
      bytes += value.length
    }
    return false
  } catch {
    return false
  }
}

/**
 * Whether a PNG is complete, regardless of trailing data. Without its last chunk it is complete if all its pixels are
 * there.
 */
export async function isWholePng(file: Blob): Promise<boolean> {
  const pixels: Blob[] = []
  let at = PNG_HEAD_BYTES
  for await (const { name, end } of chunksOf(file, PNG_HEAD_BYTES, pngChunk)) {
    if (name === 'IEND') return end <= file.size
    if (name === 'IDAT') pixels.push(file.slice(at + 8, end - 4))
    at = end
  }
  return pixels.length > 0 && isWholeStream(new Blob(pixels))
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
