/** A byte range of a file; the end is exclusive. */
export interface ByteRange {
  from: number
  to: number
}

/** Length and name of a box, with a length of 64 bits. */
const HEAD_BYTES = 16

interface Box {
  name: string
  content: DataView
}

const nameAt = (view: DataView, at: number) =>
  String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + at, 4))

/** Length of the box at this offset, and of its header; undefined if there is none. */
function sizesAt(view: DataView, at: number, left: number) {
  if (view.byteLength < at + 8) return undefined
  const short = view.getUint32(at)
  const head = short === 1 ? HEAD_BYTES : 8
  if (view.byteLength < at + head) return undefined
  const size = short === 0 ? left : short === 1 ? Number(view.getBigUint64(at + 8)) : short
  return size < head || size > left ? undefined : { head, size }
}

export function* boxesIn(view: DataView): Generator<Box> {
  for (let at = 0; at < view.byteLength; ) {
    const sizes = sizesAt(view, at, view.byteLength - at)
    if (!sizes) return
    const { head, size } = sizes
    yield {
      name: nameAt(view, at + 4),
      content: new DataView(view.buffer, view.byteOffset + at + head, size - head),
    }
    at += size
  }
}

export function boxAt(view: DataView | undefined, ...path: readonly string[]): DataView | undefined {
  let found = view
  for (const name of path) {
    found = found && [...boxesIn(found)].find((box) => box.name === name)?.content
  }
  return found
}

/** A list of 32 or 64 bit numbers after the version and the number of entries. */
function numbersIn(box: DataView, bytes: 4 | 8, each = 1): number[] {
  const count = Math.min(box.getUint32(4) * each, (box.byteLength - 8) / bytes)
  return Array.from({ length: count }, (_, index) =>
    bytes === 4 ? box.getUint32(8 + index * 4) : Number(box.getBigUint64(8 + index * 8)),
  )
}

/** Returns a function for the total bytes of a number of consecutive samples. */
function createSizes(box: DataView) {
  const same = box.getUint32(4)
  let next = 0
  return (count: number): number => {
    const from = next
    next += count
    if (same > 0) return same * count
    let bytes = 0
    for (let index = from; index < next; index += 1) {
      const at = 12 + index * 4
      bytes += at + 4 <= box.byteLength ? box.getUint32(at) : 0
    }
    return bytes
  }
}

function chunksOf(table: DataView | undefined): ByteRange[] {
  const [counts, sizes, short, long] = ['stsc', 'stsz', 'stco', 'co64'].map((name) => boxAt(table, name))
  if (!(counts && sizes) || !(short || long)) return []
  const offsets = short ? numbersIn(short, 4) : long ? numbersIn(long, 8) : []
  const runs = numbersIn(counts, 4, 3)
  const bytesOf = createSizes(sizes)
  let run = 0
  return offsets.map((from, index) => {
    while ((runs[run + 3] ?? Number.POSITIVE_INFINITY) <= index + 1) run += 3
    return { from, to: from + bytesOf(runs[run + 1] ?? 0) }
  })
}

/** The number of a track, which follows times of 32 or 64 bits. */
const numberOf = (header: DataView) => header.getUint32(header.getUint8(0) === 1 ? 20 : 12)

/**
 * Byte ranges of each track, by its number, from the box `moov` of an MP4 film (ISO 14496-12, 8.3 to 8.7). A
 * fragmented film has this information elsewhere, and no chunks here.
 */
export function chunksByTrack(movie: DataView): Map<number, ByteRange[]> {
  const tracks = new Map<number, ByteRange[]>()
  for (const { name, content } of boxesIn(movie)) {
    const header = name === 'trak' ? boxAt(content, 'tkhd') : undefined
    if (header) tracks.set(numberOf(header), chunksOf(boxAt(content, 'mdia', 'minf', 'stbl')))
  }
  return tracks
}

/** The content of the box `moov` of a file, of which nothing else is read; undefined if there is none. */
export async function movieIn(file: Blob): Promise<DataView | undefined> {
  for (let at = 0; at < file.size; ) {
    const view = new DataView(await file.slice(at, at + HEAD_BYTES).arrayBuffer())
    const sizes = sizesAt(view, 0, file.size - at)
    if (!sizes) return undefined
    const { head, size } = sizes
    if (nameAt(view, 4) === 'moov') return new DataView(await file.slice(at + head, at + size).arrayBuffer())
    at += size
  }
  return undefined
}
