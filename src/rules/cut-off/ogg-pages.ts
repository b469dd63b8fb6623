import { END_FLAG, oggPages, type PlacedPage, START_FLAG, SUM_AT } from './ogg-page.ts'

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

const hasRightSum = ({ view }: PlacedPage) => checksumOf(view) === view.getUint32(SUM_AT, true)

/** Time of a page on which no packet ends. */
const NO_TIME = -1

/** Whether one of two pages has a damaged time. Streams that start again go back in time, with right checksums. */
function isTimeDamaged(before: PlacedPage, placed: PlacedPage): boolean {
  const [earlier, later] = [before.page.granule, placed.page.granule]
  const isBack = later !== NO_TIME && later < earlier
  return isBack && !(hasRightSum(before) && hasRightSum(placed))
}

/**
 * Whether the pages of an Ogg file follow each other to its end, and the checksum of the last one, which has the
 * length of the file, is correct. Bytes behind it are only a tag if it is the end of its stream, else a damaged page.
 */
export async function isUnbrokenOgg(file: Blob): Promise<boolean> {
  let last = 0
  let isRight = false
  const pages = new Map<number, PlacedPage>()
  for await (const placed of oggPages(file)) {
    const { page, at } = placed
    const before = (page.flags & START_FLAG) === 0 ? pages.get(page.stream) : undefined
    if (at > last) return false
    if (before && (page.number !== before.page.number + 1 || isTimeDamaged(before, placed))) return false
    pages.set(page.stream, placed)
    last = at + page.bytes
    // A wrong checksum of any other page is only a click, which players skip.
    const isEnd = (page.flags & END_FLAG) !== 0
    isRight = last < file.size ? isEnd : hasRightSum(placed)
  }
  return isRight
}
