import { type Codes, type Frame, isWholeScan, readFrame, readTables } from './jpeg-pixels.ts'

const NO_LENGTH = new Set([0x01, 0xd0, 0xd1, 0xd2, 0xd3, 0xd4, 0xd5, 0xd6, 0xd7, 0xd8])
const [END, SCAN, TABLES, PROGRESSIVE, SEQUENTIAL, BASELINE] = [0xd9, 0xda, 0xc4, 0xc2, 0xc1, 0xc0]
/** Coefficients of a block of pixels. */
const COEFFICIENTS = 64
/** Of a scan: its bits are the last ones of the coefficients. */
const LAST_BIT = 0x10

/** Offset of the next marker that is not part of the pixels. */
function markerAfter(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from)
  while (at !== -1) {
    const code = bytes[at + 1] ?? 0
    if (code !== 0 && code !== 0xff && !NO_LENGTH.has(code)) return at
    at = bytes.indexOf(0xff, at + 1)
  }
  return bytes.length
}

/** Coefficients of each component that the scans of a progressive JPEG have delivered. */
class Progress {
  private readonly brought = new Map<number, Set<number>>()

  constructor({ components }: Frame) {
    for (const { id } of components) this.brought.set(id, new Set())
  }

  add(scan: Uint8Array) {
    const count = scan[0] ?? 0
    const [from = 0, to = 0] = scan.subarray(1 + count * 2)
    for (let index = 0; index < count; index += 1) {
      const brought = this.brought.get(scan[1 + index * 2] ?? 0)
      for (let each = from; each <= to; each += 1) brought?.add(each)
    }
  }

  /** Whether every pixel is there, because the interrupted scan only refines their last bit. */
  isSeen(scan: Uint8Array): boolean {
    const refines = scan.at(-1) === LAST_BIT
    return refines && [...this.brought.values()].every(({ size }) => size === COEFFICIENTS)
  }
}

/**
 * Whether a JPEG is complete, regardless of trailing data: phones append a film. Without its end mark it is complete
 * if all its pixels are there; a progressive one may lack only refinements.
 */
export function isWholeJpeg(bytes: Uint8Array): boolean {
  const tables = new Map<number, Codes>()
  let [frame, every]: [Frame | undefined, number] = [undefined, 0]
  let progress: Progress | undefined
  for (let at = 2; at + 4 <= bytes.length || bytes[at + 1] === END; ) {
    const code = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff) return false
    if (code === END) return true
    if (code === 0xff || NO_LENGTH.has(code)) {
      at += code === 0xff ? 1 : 2
      continue
    }
    const size = (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0)
    const content = bytes.subarray(at + 4, at + 2 + size)
    const view = new DataView(content.buffer, content.byteOffset, content.byteLength)
    if (code === TABLES) readTables(content, tables)
    if ((code === BASELINE || code === SEQUENTIAL) && content.length >= 9) frame = readFrame(view)
    if (code === PROGRESSIVE && content.length >= 9) progress = new Progress(readFrame(view))
    if (code === 0xdd && content.length >= 2) every = view.getUint16(0)
    at += 2 + size
    if (code !== SCAN) continue
    const next = markerAfter(bytes, at)
    if (next + 1 >= bytes.length && progress) return progress.isSeen(content)
    if (next + 1 >= bytes.length)
      return frame ? isWholeScan(bytes, at, { frame, tables, every, head: content }) : false
    progress?.add(content)
    at = next
  }
  return false
}
