import { viewOf } from './view-of.ts'
import { elementAt } from './webm.ts'

const [EBML, SEGMENT, CLUSTER, TIME] = [0x1a45dfa3, 0x18538067, 0x1f43b675, 0xe7]
/** Ids of elements besides clusters in a segment, and in a cluster (RFC 9559, section 5.1). */
const IN_SEGMENT = new Set([
  ...[0x114d9b74, 0x1549a966, 0x1654ae6b, 0x1c53bb6b, 0x1941a469, 0x1043a770, 0x1254c367],
  ...[0xec, 0xbf],
])
const IN_CLUSTER = new Set([TIME, 0xa3, 0xa0, 0xab, 0xa7, 0xec, 0xbf, 0x5854, 0xaf])

const HEAD_BYTES = 12
/** The longest header plus a time value. */
const TIME_BYTES = 20
const WINDOW_BYTES = 1 << 20

interface Place {
  at: number
  /** End of the current cluster, infinite if unknown; 0 outside of clusters. */
  clusterEnd: number
  segmentEnd: number
  time: number
}

function numberIn(view: DataView, at: number, bytes: number): number {
  let value = 0
  for (let index = 0; index < bytes && at + index < view.byteLength; index += 1)
    value = value * 256 + view.getUint8(at + index)
  return value
}

/** Moves to the next element, or into this one; false if no element is possible here. */
function stepToElement(place: Place, view: DataView, start: number): boolean {
  const element = elementAt(view, place.at - start)
  if (!element) return false
  const { id, headBytes, length } = element
  const content = place.at + headBytes
  const end = length === undefined ? Number.POSITIVE_INFINITY : content + length
  // A segment continues after a cluster with another cluster or element.
  if (place.at === place.clusterEnd) place.clusterEnd = 0
  if (id === SEGMENT) {
    Object.assign(place, { at: content, segmentEnd: end, clusterEnd: 0, time: 0 })
    return true
  }
  if (id === CLUSTER) {
    const isWithin = place.clusterEnd > 0 && Number.isFinite(place.clusterEnd)
    Object.assign(place, { at: content, clusterEnd: end })
    return !isWithin
  }
  const isKnown = IN_SEGMENT.has(id) || id === EBML || IN_CLUSTER.has(id)
  if (
    !isKnown ||
    length === undefined ||
    (IN_CLUSTER.has(id) && !IN_SEGMENT.has(id) && end > place.clusterEnd)
  )
    return false
  if (id === TIME) {
    const time = numberIn(view, content - start, length)
    if (time < place.time) return false
    place.time = time
  }
  place.at = end
  return true
}

/**
 * Whether the file ends within the header of a block of a recording that was switched off. Decoders would search forever
 * for the length of another element, and for an element in other bytes.
 */
async function endsInBlockHead(file: Blob, { at, clusterEnd }: Place): Promise<boolean> {
  if (Number.isFinite(clusterEnd) || file.size - at >= HEAD_BYTES) return false
  const view = await viewOf(file, at, file.size)
  const id = view.byteLength < 4 ? 0 : view.getUint32(0)
  return id !== SEGMENT && id !== CLUSTER && !IN_SEGMENT.has(id)
}

/** Whether only zeros follow: disks and copies fill up files with them. */
async function isZeroToEnd(file: Blob, from: number): Promise<boolean> {
  for (let at = from; at < file.size; at += WINDOW_BYTES) {
    const bytes = new Uint8Array(await file.slice(at, at + WINDOW_BYTES).arrayBuffer())
    if (bytes.some((byte) => byte !== 0)) return false
  }
  return true
}

/**
 * Bytes of a WebM or Matroska film without zeros behind it; undefined if its blocks do not follow each other to its end,
 * with increasing times.
 */
export async function webmBytes(file: Blob): Promise<number | undefined> {
  let view = new DataView(new ArrayBuffer(0))
  let start = 0
  const place: Place = { at: 0, clusterEnd: 0, segmentEnd: Number.POSITIVE_INFINITY, time: 0 }
  while (place.at < file.size && place.at < place.segmentEnd) {
    if (place.at < start || place.at + TIME_BYTES > start + view.byteLength) {
      view = await viewOf(file, place.at, place.at + WINDOW_BYTES)
      start = place.at
    }
    if (stepToElement(place, view, start)) continue
    if (await isZeroToEnd(file, place.at)) return place.at
    if (await endsInBlockHead(file, place)) break
    return undefined
  }
  return file.size
}
