import { type CutOff, viewOf } from './view-of.ts'

interface Element {
  id: number
  headBytes: number
  /** Undefined if it was unknown at the time of writing. */
  length: number | undefined
}

/** A number in EBML: the number of leading zeros is the number of following bytes. All ones mean unknown. */
function numberAt(view: DataView, at: number): { bytes: number; value: number | undefined } | undefined {
  if (at >= view.byteLength) return undefined
  const first = view.getUint8(at)
  const bytes = Math.clz32(first) - 23
  if (bytes > 8 || at + bytes > view.byteLength) return undefined
  let value = first & (0xff >> bytes)
  let isUnknown = value === 0xff >> bytes
  for (let index = 1; index < bytes; index += 1) {
    const byte = view.getUint8(at + index)
    isUnknown &&= byte === 0xff
    value = value * 256 + byte
  }
  return { bytes, value: isUnknown ? undefined : value }
}

export function elementAt(view: DataView, at: number): Element | undefined {
  if (at >= view.byteLength) return undefined
  const idBytes = Math.clz32(view.getUint8(at)) - 23
  if (idBytes > 4 || at + idBytes > view.byteLength) return undefined
  let id = 0
  for (let index = 0; index < idBytes; index += 1) id = id * 256 + view.getUint8(at + index)
  const length = numberAt(view, at + idBytes)
  return length && { id, headBytes: idBytes + length.bytes, length: length.value }
}

const SEGMENT = 0x18538067
const CLUSTER = 0x1f43b675
const HEAD_BYTES = 12
const WINDOW_BYTES = 1 << 20

/** Elements that may be missing after the sound: cues, tags, chapters, attachments, padding. */
const DISPENSABLE = new Set([0x1c53bb6b, 0x1254c367, 0x1043a770, 0x1941a469, 0xec, 0xbf])

interface PlacedElement extends Element {
  at: number
  /** Start of the next element. */
  next: number
}

/** Elements of a film up to the first unreadable one: enters segments and those of unknown length, skips others. */
export async function* elementsIn(file: Blob): AsyncGenerator<PlacedElement> {
  let view = new DataView(new ArrayBuffer(0))
  let viewStart = 0
  let at = 0
  while (at < file.size) {
    if (at < viewStart || at + HEAD_BYTES > viewStart + view.byteLength) {
      view = await viewOf(file, at, at + WINDOW_BYTES)
      viewStart = at
    }
    const element = elementAt(view, at - viewStart)
    if (!element) return
    const { id, headBytes, length } = element
    const next = at + headBytes + (id === SEGMENT ? 0 : (length ?? 0))
    yield { ...element, at, next }
    at = next
  }
}

/** Walks through the elements and checks whether the last one is complete. */
async function endsInElement(file: Blob): Promise<boolean> {
  let end = 0
  let last = 0
  let [isWebm, hasSound] = [false, false]
  for await (const { id, at, headBytes, length, next } of elementsIn(file)) {
    last = id
    end = next
    isWebm ||= id === SEGMENT
    hasSound ||= id === CLUSTER
    if (length === undefined && id !== SEGMENT && id !== CLUSTER) return false
    // A segment of known length tells at once whether it is complete.
    if (id === SEGMENT && length !== undefined && at + headBytes + length <= file.size) return false
  }
  // Bytes behind complete clusters are not sound.
  if (end < file.size) return isWebm && !hasSound
  return isWebm && end > file.size && !(hasSound && DISPENSABLE.has(last))
}

/** Browser recordings have segments and clusters of unknown length. */
export const cutOffWebm = async (file: Blob): Promise<CutOff | undefined> =>
  (await endsInElement(file)) ? {} : undefined
