import { MAX_PAGE_BYTES, type OggPage, oggPageAt, PAGE_HEAD_BYTES } from './ogg-page.ts'
import { type CutOff, textAt, viewOf } from './view-of.ts'

const TAIL_BYTES = 2 * MAX_PAGE_BYTES
const OPUS_RATE = 48_000

/** Samples per second, which the first packet of common codecs contains. */
async function rateOf(file: Blob): Promise<number> {
  const head = await viewOf(file, PAGE_HEAD_BYTES + 1, PAGE_HEAD_BYTES + 29)
  if (textAt(head, 0, 8) === 'OpusHead') return OPUS_RATE
  return textAt(head, 1, 6) === 'vorbis' ? head.getUint32(12, true) : 0
}

/** The last page has the present length. No page has the full length of the recording. */
export async function cutOffOgg(file: Blob): Promise<CutOff | undefined> {
  const tail = await viewOf(file, file.size - TAIL_BYTES, file.size)
  const isWhole = ({ bytes }: OggPage, at: number) => bytes > 0 && at + bytes <= tail.byteLength
  let isLastWhole = false
  let granule = 0
  for (let at = 0; at + 4 <= tail.byteLength; at += 1) {
    const page = tail.getUint8(at) === 0x4f ? oggPageAt(tail, at) : undefined
    if (!page) continue
    isLastWhole = isWhole(page, at)
    if (isLastWhole && page.granule > 0) granule = page.granule
  }
  if (isLastWhole) return undefined
  const rate = await rateOf(file)
  return rate > 0 && granule > 0 ? { readable: granule / rate } : {}
}
