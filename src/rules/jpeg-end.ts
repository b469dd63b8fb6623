import { type Codes, type Frame, isWholeScan, readFrame, readTables } from './jpeg-pixels.ts'

const NO_LENGTH = new Set([0x01, 0xd0, 0xd1, 0xd2, 0xd3, 0xd4, 0xd5, 0xd6, 0xd7, 0xd8])
const [END, SCAN, TABLES, SEQUENTIAL, BASELINE] = [0xd9, 0xda, 0xc4, 0xc1, 0xc0]

/** Where the next marker is that is no part of the pixels. */
function markerBehind(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from)
  while (at !== -1) {
    const code = bytes[at + 1] ?? 0
    if (code !== 0 && code !== 0xff && !NO_LENGTH.has(code)) return at
    at = bytes.indexOf(0xff, at + 1)
  }
  return bytes.length
}

/**
 * Whether a JPEG ends where it should, whatever comes behind it: phones put a film there. Without its end mark it is
 * whole if all of its pixels are there, which is known of those that are not progressive.
 */
export function isWholeJpeg(bytes: Uint8Array): boolean {
  const tables = new Map<number, Codes>()
  let [frame, every]: [Frame | undefined, number] = [undefined, 0]
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
    if (code === 0xdd && content.length >= 2) every = view.getUint16(0)
    at += 2 + size
    if (code !== SCAN) continue
    const next = markerBehind(bytes, at)
    if (next + 1 >= bytes.length)
      return frame ? isWholeScan(bytes, at, { frame, tables, every, head: content }) : false
    at = next
  }
  return false
}
