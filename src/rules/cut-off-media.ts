import { type MediaType, mediaTypeOf } from './media-type.ts'

const viewOf = async (file: Blob, from: number, to: number) =>
  new DataView(await file.slice(from, to).arrayBuffer())

/** WAV files written while they were recorded carry this, or nothing, where the length should stand. */
const UNKNOWN_WAV_LENGTH = 0xffff_ffff

async function isCutOffWav(file: Blob): Promise<boolean> {
  const head = await viewOf(file, 4, 8)
  if (head.byteLength < 4) return true
  const promised = head.getUint32(0, true)
  return promised !== 0 && promised < UNKNOWN_WAV_LENGTH - 64 && promised + 8 > file.size + 1
}

const BOX_HEAD_BYTES = 16

/** Files of the MP4 family are a row of boxes, each of which says how long it is. */
async function isCutOffMp4(file: Blob): Promise<boolean> {
  for (let offset = 0; offset < file.size; ) {
    const head = await viewOf(file, offset, offset + BOX_HEAD_BYTES)
    if (head.byteLength < 8) return true
    let size = head.getUint32(0)
    if (size === 0) return false
    if (size === 1) {
      if (head.byteLength < BOX_HEAD_BYTES) return true
      size = Number(head.getBigUint64(8))
    }
    if (size < 8) return true
    offset += size
    if (offset > file.size) return true
  }
  return false
}

/** A length in EBML: as many leading zeros as bytes follow. All ones where it was not known when it was written. */
function ebmlLength(view: DataView, at: number): { bytes: number; length: number | undefined } | undefined {
  if (at >= view.byteLength) return undefined
  const first = view.getUint8(at)
  const bytes = Math.clz32(first) - 23
  if (bytes > 8 || at + bytes > view.byteLength) return undefined
  let length = first & (0xff >> bytes)
  let isUnknown = length === 0xff >> bytes
  for (let index = 1; index < bytes; index += 1) {
    const byte = view.getUint8(at + index)
    isUnknown &&= byte === 0xff
    length = length * 256 + byte
  }
  return { bytes, length: isUnknown ? undefined : length }
}

const EBML_HEAD_BYTES = 4
const SEGMENT = 0x18538067
/** The head and the name and length of what follows it are much shorter than this. */
const WEBM_BYTES = 256

/** WebM is a head and one segment; what a browser records does not know the length of the segment. */
async function isCutOffWebm(file: Blob): Promise<boolean> {
  const view = await viewOf(file, 0, WEBM_BYTES)
  const head = ebmlLength(view, EBML_HEAD_BYTES)
  const at = EBML_HEAD_BYTES + (head?.bytes ?? 0) + (head?.length ?? WEBM_BYTES)
  if (at + 4 > view.byteLength || view.getUint32(at) !== SEGMENT) return false
  const segment = ebmlLength(view, at + 4)
  return segment?.length !== undefined && at + 4 + segment.bytes + segment.length > file.size
}

const checks: Readonly<Partial<Record<MediaType['mime'], (file: Blob) => Promise<boolean>>>> = {
  'audio/wav': isCutOffWav,
  'audio/mp4': isCutOffMp4,
  'video/mp4': isCutOffMp4,
  'video/quicktime': isCutOffMp4,
  'video/webm': isCutOffWebm,
}

/**
 * Whether a recording promises more than it holds: its copy or its download was broken off. Reads little of it,
 * however large it is. Kinds of files that do not say how long they are are never found out.
 */
export async function isCutOff(file: Blob): Promise<boolean> {
  const type = await mediaTypeOf(file)
  return (type && checks[type.mime]?.(file)) ?? false
}
