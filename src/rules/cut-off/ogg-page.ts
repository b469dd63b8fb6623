import { textAt, viewOf } from './view-of.ts'

/** Header of a page before its segment lengths (RFC 3533, section 6). */
export const PAGE_HEAD_BYTES = 27
export const MAX_PAGE_BYTES = PAGE_HEAD_BYTES + 255 + 255 * 255
/** Offset of the checksum in the header. */
export const SUM_AT = 22
export const [CONTINUED_FLAG, START_FLAG, END_FLAG] = [1, 2, 4]

export interface OggPage {
  /** Length with the header; 0 if the header itself is incomplete. */
  readonly bytes: number
  readonly flags: number
  /** Number of the last sample that ends within the page. */
  readonly granule: number
  /** Number of the stream, several of which may be interleaved. */
  readonly stream: number
  readonly number: number
  /** Lengths of the segments. */
  readonly segments: Uint8Array
}

/** The page at an offset, which may be longer than the bytes present. */
export function oggPageAt(view: DataView, at: number): OggPage | undefined {
  if (textAt(view, at, 4) !== 'OggS') return undefined
  const isWhole = at + PAGE_HEAD_BYTES <= view.byteLength
  const count = isWhole ? view.getUint8(at + 26) : 0
  if (!isWhole || at + PAGE_HEAD_BYTES + count > view.byteLength)
    return { bytes: 0, flags: 0, granule: 0, stream: 0, number: 0, segments: new Uint8Array() }
  const segments = new Uint8Array(view.buffer, view.byteOffset + at + PAGE_HEAD_BYTES, count)
  return {
    bytes: segments.reduce((sum, length) => sum + length, PAGE_HEAD_BYTES + count),
    flags: view.getUint8(at + 5),
    granule: Number(view.getBigInt64(at + 6, true)),
    stream: view.getUint32(at + 14, true),
    number: view.getUint32(at + 18, true),
    segments,
  }
}

export interface PlacedPage {
  readonly page: OggPage
  /** Offset in the file. */
  readonly at: number
  /** The page alone. */
  readonly view: DataView<ArrayBuffer>
}

const WINDOW_BYTES = 1 << 20

/** The complete pages of a file; bytes between them are skipped. */
export async function* oggPages(file: Blob): AsyncGenerator<PlacedPage> {
  let view = new DataView(new ArrayBuffer(0))
  let start = 0
  for (let at = 0; at < file.size; ) {
    const end = start + view.byteLength
    if (at + MAX_PAGE_BYTES > end && (end < file.size || at >= end)) {
      view = await viewOf(file, at, at + WINDOW_BYTES)
      start = at
    }
    const page = oggPageAt(view, at - start)
    const isWhole = page !== undefined && page.bytes > 0 && at - start + page.bytes <= view.byteLength
    if (isWhole) yield { page, at, view: new DataView(view.buffer, at - start, page.bytes) }
    at += isWhole ? page.bytes : 1
  }
}
