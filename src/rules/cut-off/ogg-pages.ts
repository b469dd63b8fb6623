import { oggPages, START_FLAG, SUM_AT } from './ogg-page.ts'

/** CRC polynomial of a page (RFC 3533, section 6). */
const POLYNOMIAL = 0x04c1_1db7

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte << 24
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 0x8000_0000 ? (sum << 1) ^ POLYNOMIAL : sum << 1
  return sum
})

/** The checksum is computed as if its own bytes were zero. */
function checksumOf(page: DataView): number {
  let sum = 0
  for (let at = 0; at < page.byteLength; at += 1) {
    const byte = at >= SUM_AT && at < SUM_AT + 4 ? 0 : page.getUint8(at)
    sum = (sum << 8) ^ (TABLE[((sum >>> 24) ^ byte) & 0xff] ?? 0)
  }
  return sum >>> 0
}

/**
 * Whether the pages of an Ogg file follow each other to its end, and the checksum of the last one, which has the
 * length of the file, is correct.
 */
export async function isUnbrokenOgg(file: Blob): Promise<boolean> {
  let last = 0
  let isRight = false
  const numbers = new Map<number, number>()
  for await (const { page, at, view } of oggPages(file)) {
    const before = numbers.get(page.stream)
    const isStart = (page.flags & START_FLAG) !== 0
    if (at > last || (before !== undefined && !isStart && page.number !== before + 1)) return false
    numbers.set(page.stream, page.number)
    last = at + page.bytes
    // A wrong checksum of any other page is only a click, which players skip.
    isRight = last < file.size || checksumOf(view) === view.getUint32(SUM_AT, true)
  }
  return isRight
}
