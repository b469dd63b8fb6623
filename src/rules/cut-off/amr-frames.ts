/** Bytes of a frame of 20 ms by its mode, its head included (RFC 4867, section 5.3). */
const NARROW_BYTES = [13, 14, 16, 18, 20, 21, 27, 32, 6, 0, 0, 0, 0, 0, 1, 1]
const WIDE_BYTES = [18, 24, 33, 37, 41, 47, 51, 59, 61, 6, 0, 0, 0, 0, 1, 1]
const FRAME_SECONDS = 0.02
const NARROW_HEAD = '#!AMR\n'
const WIDE_HEAD = '#!AMR-WB\n'

interface AmrFrames {
  seconds: number
  isWhole: boolean
}

/** Goes through all frames of an AMR recording, of which an hour has a few megabytes. */
export async function readAmrFrames(file: Blob): Promise<AmrFrames> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isWide = String.fromCharCode(...bytes.subarray(0, WIDE_HEAD.length)) === WIDE_HEAD
  const sizes = isWide ? WIDE_BYTES : NARROW_BYTES
  let at = (isWide ? WIDE_HEAD : NARROW_HEAD).length
  let count = 0
  while (at < bytes.length) {
    const size = sizes[((bytes[at] ?? 0) >> 3) & 15] ?? 0
    if (size === 0) break
    if (at + size > bytes.length) return { seconds: count * FRAME_SECONDS, isWhole: false }
    at += size
    count += 1
  }
  return { seconds: count * FRAME_SECONDS, isWhole: true }
}
