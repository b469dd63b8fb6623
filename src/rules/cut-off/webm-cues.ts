import { viewOf } from './view-of.ts'
import { elementAt, elementsIn } from './webm.ts'

const [SEGMENT, CLUSTER, CUES] = [0x18538067, 0x1f43b675, 0x1c53bb6b]
/** Ids within cues (RFC 9559, section 5.1.5). */
const [CUE_POINT, TRACK_POSITIONS, CLUSTER_POSITION] = [0xbb, 0xb7, 0xf1]
const MAX_NUMBER_BYTES = 8

const VOID = 0xec
/** Id, and a length in eight bytes. */
const VOID_HEAD_BYTES = 9
const EIGHT_BYTES = 0x01

interface Cues {
  from: number
  to: number
  contentAt: number
  /** Start of the segment's content, from which positions count. */
  segmentAt: number
}

function numberIn(view: DataView, at: number, bytes: number): number {
  let value = 0
  for (let index = 0; index < bytes; index += 1) value = value * 256 + view.getUint8(at + index)
  return value
}

/** Positions of clusters that cues point at; undefined if the cues are damaged. */
function positionsIn(view: DataView): number[] | undefined {
  const positions: number[] = []
  let at = 0
  while (at < view.byteLength) {
    const element = elementAt(view, at)
    if (element?.length === undefined) return undefined
    const { id, headBytes, length } = element
    const [content, end] = [at + headBytes, at + headBytes + length]
    if (end > view.byteLength || (id === CLUSTER_POSITION && length > MAX_NUMBER_BYTES)) return undefined
    if (id === CLUSTER_POSITION) positions.push(numberIn(view, content, length))
    at = id === CUE_POINT || id === TRACK_POSITIONS ? content : end
  }
  return positions
}

async function findCues(film: Blob) {
  const clusters = new Set<number>()
  const cues: Cues[] = []
  let segmentAt = 0
  for await (const { id, at, headBytes, next } of elementsIn(film)) {
    if (id === SEGMENT) segmentAt = next
    if (id === CLUSTER) clusters.add(at)
    if (id === CUES) cues.push({ from: at, to: next, contentAt: at + headBytes, segmentAt })
  }
  return { clusters, cues }
}

function voidHead(bytes: number): DataView<ArrayBuffer> {
  const head = new DataView(new ArrayBuffer(VOID_HEAD_BYTES))
  head.setUint8(0, VOID)
  head.setUint8(1, EIGHT_BYTES)
  head.setUint32(VOID_HEAD_BYTES - 4, bytes - VOID_HEAD_BYTES)
  return head
}

/**
 * A film without cues that point at something else than a cluster: from there, decoders search for the next cluster,
 * and after the last one forever. Sound is found without cues, too.
 */
export async function withoutMisleadingCues(film: Blob): Promise<Blob> {
  const { clusters, cues } = await findCues(film)
  let repaired = film
  for (const { from, to, contentAt, segmentAt } of cues) {
    const positions = positionsIn(await viewOf(film, contentAt, to))
    const isRight = positions?.every((position) => clusters.has(segmentAt + position))
    if (isRight || to - from < VOID_HEAD_BYTES) continue
    const head = voidHead(to - from)
    repaired = new Blob([repaired.slice(0, from), head, repaired.slice(from + VOID_HEAD_BYTES)])
  }
  return repaired
}
