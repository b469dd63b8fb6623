import { textAt, viewOf } from './view-of.ts'

const PAGE_HEAD_BYTES = 27
const MAX_PAGE_BYTES = PAGE_HEAD_BYTES + 255 + 255 * 255
const WINDOW_BYTES = 1 << 20
const SUM_AT = 22
/** CRC polynomial of a page (RFC 3533, section 6). */
const POLYNOMIAL = 0x04c1_1db7

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte << 24
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 0x8000_0000 ? (sum << 1) ^ POLYNOMIAL : sum << 1
  return sum
})

/** The checksum is computed as if its own bytes were zero. */
function checksumOf(view: DataView, from: number, bytes: number): number {
  let sum = 0
  for (let at = 0; at < bytes; at += 1) {
    const byte = at >= SUM_AT && at < SUM_AT + 4 ? 0 : view.getUint8(from + at)
    sum = (sum << 8) ^ (TABLE[((sum >>> 24) ^ byte) & 0xff] ?? 0)
  }
  return sum >>> 0
}

/** Length of the page at this offset; 0 if there is none. */
function pageBytes(view: DataView, at: number): number {
  if (textAt(view, at, 4) !== 'OggS' || at + PAGE_HEAD_BYTES > view.byteLength) return 0
  const segments = view.getUint8(at + 26)
  if (at + PAGE_HEAD_BYTES + segments > view.byteLength) return 0
  let bytes = PAGE_HEAD_BYTES + segments
  for (let index = 0; index < segments; index += 1) bytes += view.getUint8(at + PAGE_HEAD_BYTES + index)
  return bytes
}

/**
 * Whether the pages of an Ogg file follow each other to its end, and the checksum of the last one, which has the
 * length of the file, is correct.
 */
export async function isUnbrokenOgg(file: Blob): Promise<boolean> {
  let view = new DataView(new ArrayBuffer(0))
  let [start, at, last] = [0, 0, 0]
  let isRight = false
  const numbers = new Map<number, number>()
  while (at < file.size) {
    const end = start + view.byteLength
    if (at + MAX_PAGE_BYTES > end && (end < file.size || at < start)) {
      view = await viewOf(file, at, at + WINDOW_BYTES)
      start = at
    }
    const here = at - start
    const bytes = pageBytes(view, here)
    if (bytes === 0 || here + bytes > view.byteLength) {
      at += 1
      continue
    }
    const [serial, number] = [view.getUint32(here + 14, true), view.getUint32(here + 18, true)]
    const before = numbers.get(serial)
    const isStart = (view.getUint8(here + 5) & 2) !== 0
    if (at > last || (before !== undefined && !isStart && number !== before + 1)) return false
    numbers.set(serial, number)
    // A wrong checksum of any other page is only a click, which players skip.
    const isLast = at + bytes >= file.size
    isRight = !isLast || checksumOf(view, here, bytes) === view.getUint32(here + SUM_AT, true)
    at += bytes
    last = at
  }
  return isRight
}
