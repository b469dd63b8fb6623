/** Bytes of a frame of 20 ms by its mode, header included (RFC 4867, section 5.3). */
const NARROW_BYTES = [13, 14, 16, 18, 20, 21, 27, 32, 6, 0, 0, 0, 0, 0, 1, 1]
const WIDE_BYTES = [18, 24, 33, 37, 41, 47, 51, 59, 61, 6, 0, 0, 0, 0, 1, 1]
const FRAME_SECONDS = 0.02
const NARROW_HEAD = '#!AMR\n'
const WIDE_HEAD = '#!AMR-WB\n'

/** Bits of a frame header that are always 0. */
const ZERO_BITS = 0x83
/** This many frames in a row are not a coincidence. */
const CONFIRMING_FRAMES = 8

type Bytes = Uint8Array<ArrayBuffer>

interface AmrFrames {
  readonly seconds: number
  /** Whether the last frame is complete. */
  readonly isWhole: boolean
  /** The header and runs of frames, without the damaged bytes between them, at which decoders stop. */
  readonly parts: readonly Bytes[]
}

type SizeAt = (at: number) => number

function isSure(bytes: Bytes, from: number, sizeAt: SizeAt): boolean {
  let at = from
  for (let count = 0; count < CONFIRMING_FRAMES && at < bytes.length; count += 1) {
    const size = sizeAt(at)
    if (size === 0) return false
    at += size
  }
  return true
}

/** Reads all frames of an AMR recording; an hour has only a few megabytes. */
export async function readAmrFrames(file: Blob): Promise<AmrFrames> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isWide = String.fromCharCode(...bytes.subarray(0, WIDE_HEAD.length)) === WIDE_HEAD
  const sizes = isWide ? WIDE_BYTES : NARROW_BYTES
  const sizeAt: SizeAt = (at) => {
    const head = bytes[at] ?? 0
    return (head & ZERO_BITS) === 0 ? (sizes[(head >> 3) & 15] ?? 0) : 0
  }
  let from = (isWide ? WIDE_HEAD : NARROW_HEAD).length
  const parts = [bytes.subarray(0, from)]
  let at = from
  let count = 0
  while (at < bytes.length) {
    const size = sizeAt(at)
    if (size > 0 && at + size > bytes.length) break
    if (size > 0) {
      at += size
      count += 1
      continue
    }
    parts.push(bytes.subarray(from, at))
    do at += 1
    while (at < bytes.length && !isSure(bytes, at, sizeAt))
    from = at
  }
  parts.push(bytes.subarray(from, at))
  return { seconds: count * FRAME_SECONDS, isWhole: at >= bytes.length, parts }
}
