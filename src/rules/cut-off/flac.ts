import { type CutOff, TOLERANCE_S, viewOf } from './view-of.ts'

/** Where STREAMINFO holds the rate and the number of all samples (RFC 9639, section 8.2). */
const RATE_AT = 18
const STREAMINFO_END = 42
/** Longer than any frame of up to 192 kHz and 24 bits. */
const TAIL_BYTES = 1 << 18
const CRC_POLYNOMIAL = 0x07

function crc8(view: DataView, from: number, to: number): number {
  let crc = 0
  for (let at = from; at < to; at += 1) {
    crc ^= view.getUint8(at)
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc << 1) ^ (crc & 0x80 ? CRC_POLYNOMIAL : 0)) & 0xff
  }
  return crc
}

/** A number as in UTF-8, though longer: of the frame, or of its first sample where frames differ in length. */
function codedNumber(view: DataView, at: number) {
  const first = view.getUint8(at)
  if (first < 0x80) return { value: first, bytes: 1 }
  const bytes = Math.clz32(~first & 0xff) - 24
  if (bytes < 2 || bytes > 7 || at + bytes > view.byteLength) return undefined
  let value = first & (0xff >> (bytes + 1))
  for (let index = 1; index < bytes; index += 1) value = value * 64 + (view.getUint8(at + index) & 0x3f)
  return { value, bytes }
}

const BLOCK_SIZES: Readonly<Record<number, number>> = { 1: 192, 2: 576, 3: 1152, 4: 2304, 5: 4608 }
/** Bytes that follow where a code says that the figure is written out. */
const sizeBytes = (code: number) => (code === 6 ? 1 : code === 7 ? 2 : 0)
const rateBytes = (code: number) => (code === 12 ? 1 : code === 13 || code === 14 ? 2 : 0)

function blockSize(view: DataView, code: number, at: number): number {
  if (code === 6) return view.getUint8(at) + 1
  if (code === 7) return view.getUint16(at) + 1
  return BLOCK_SIZES[code] ?? 256 << (code - 8)
}

/** Number of the sample after a frame that begins here; undefined where none does. */
function endOfFrame(view: DataView, at: number, usualSize: number): number | undefined {
  if ((view.getUint16(at) & 0xfffe) !== 0xfff8) return undefined
  const codes = view.getUint8(at + 2)
  const number = codedNumber(view, at + 4)
  if (!number || codes >> 4 === 0) return undefined
  const sizeAt = at + 4 + number.bytes
  const end = sizeAt + sizeBytes(codes >> 4) + rateBytes(codes & 15)
  if (end >= view.byteLength || crc8(view, at, end) !== view.getUint8(end)) return undefined
  const size = blockSize(view, codes >> 4, sizeAt)
  const isVariable = (view.getUint8(at + 1) & 1) === 1
  return (isVariable ? number.value : number.value * usualSize) + size
}

/** The head says how many samples there are, and the last frame which ones it holds. */
export async function cutOffFlac(file: Blob): Promise<CutOff | undefined> {
  const head = await viewOf(file, 0, STREAMINFO_END)
  if (head.byteLength < STREAMINFO_END) return {}
  const usualSize = head.getUint16(8)
  const rate = head.getUint32(RATE_AT) >>> 12
  const total = (head.getUint8(RATE_AT + 3) & 15) * 2 ** 32 + head.getUint32(RATE_AT + 4)
  if (total === 0 || rate === 0) return undefined
  const tail = await viewOf(file, Math.max(STREAMINFO_END, file.size - TAIL_BYTES), file.size)
  let there = 0
  for (let at = 0; at + 8 < tail.byteLength; at += 1) {
    const end = tail.getUint8(at) === 0xff ? endOfFrame(tail, at, usualSize) : undefined
    if (end !== undefined && end <= total) there = Math.max(there, end)
  }
  return (total - there) / rate > TOLERANCE_S ? { readable: there / rate, promised: total / rate } : undefined
}
