import { type CutOff, textAt, viewOf } from './view-of.ts'

/** A page is at most 65,307 bytes long (RFC 3533, section 6). */
const TAIL_BYTES = 2 * 65_307
const PAGE_HEAD_BYTES = 27
const OPUS_RATE = 48_000

interface Page {
  isWhole: boolean
  /** Number of the last sample that ends within the page. */
  granule: number
}

function pageAt(view: DataView, at: number): Page | undefined {
  if (textAt(view, at, 4) !== 'OggS') return undefined
  if (at + PAGE_HEAD_BYTES > view.byteLength) return { isWhole: false, granule: 0 }
  const segments = view.getUint8(at + 26)
  let end = at + PAGE_HEAD_BYTES + segments
  if (end > view.byteLength) return { isWhole: false, granule: 0 }
  for (let index = 0; index < segments; index += 1) end += view.getUint8(at + PAGE_HEAD_BYTES + index)
  return { isWhole: end <= view.byteLength, granule: Number(view.getBigInt64(at + 6, true)) }
}

/** Samples per second, which the first packet of common codecs contains. */
async function rateOf(file: Blob): Promise<number> {
  const head = await viewOf(file, PAGE_HEAD_BYTES + 1, PAGE_HEAD_BYTES + 29)
  if (textAt(head, 0, 8) === 'OpusHead') return OPUS_RATE
  return textAt(head, 1, 6) === 'vorbis' ? head.getUint32(12, true) : 0
}

/** The last page has the present length. No page has the full length of the recording. */
export async function cutOffOgg(file: Blob): Promise<CutOff | undefined> {
  const tail = await viewOf(file, file.size - TAIL_BYTES, file.size)
  let last: Page | undefined
  let granule = 0
  for (let at = 0; at + 4 <= tail.byteLength; at += 1) {
    const page = tail.getUint8(at) === 0x4f ? pageAt(tail, at) : undefined
    if (!page) continue
    last = page
    if (page.isWhole && page.granule > 0) granule = page.granule
  }
  if (last?.isWhole) return undefined
  const rate = await rateOf(file)
  return rate > 0 && granule > 0 ? { readable: granule / rate } : {}
}
