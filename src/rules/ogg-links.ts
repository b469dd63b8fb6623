import { textAt, viewOf } from './cut-off/view-of.ts'

const PAGE_HEAD_BYTES = 27
const MOST_PAGE_HEAD_BYTES = PAGE_HEAD_BYTES + 255
const WINDOW_BYTES = 1 << 20
/** Of the byte that says what a page is: it starts a stream. */
const STARTS = 2

interface Page {
  isStart: boolean
  bytes: number
}

function pageAt(view: DataView, at: number): Page | undefined {
  if (textAt(view, at, 4) !== 'OggS' || at + PAGE_HEAD_BYTES > view.byteLength) return undefined
  const segments = view.getUint8(at + 26)
  let bytes = PAGE_HEAD_BYTES + segments
  if (at + bytes > view.byteLength) return undefined
  for (let index = 0; index < segments; index += 1) bytes += view.getUint8(at + PAGE_HEAD_BYTES + index)
  return { isStart: (view.getUint8(at + 5) & STARTS) !== 0, bytes }
}

/** Where the streams of an Ogg file start that are put one behind the other (RFC 3533, section 4); 0 is the first. */
async function linkStarts(file: Blob): Promise<number[]> {
  const starts = [0]
  let view = new DataView(new ArrayBuffer(0))
  let viewStart = 0
  let wasStart = true
  for (let at = 0; at < file.size; ) {
    const end = viewStart + view.byteLength
    if (at + MOST_PAGE_HEAD_BYTES > end && (end < file.size || at >= end)) {
      view = await viewOf(file, at, at + WINDOW_BYTES)
      viewStart = at
    }
    const page = pageAt(view, at - viewStart)
    // Bytes that belong to no page are passed over one by one.
    if (page?.isStart && !wasStart) starts.push(at)
    if (page) wasStart = page.isStart
    at += page?.bytes ?? 1
  }
  return starts
}

/** The streams that an Ogg file is made of, one behind the other, each an Ogg file. */
export async function oggLinks(file: Blob): Promise<Blob[]> {
  const starts = await linkStarts(file)
  return starts.map((from, index) => file.slice(from, starts[index + 1] ?? file.size))
}
