import { type CutOff, TOLERANCE_S, viewOf } from './view-of.ts'

/** Offsets of the rate and the total number of samples in STREAMINFO (RFC 9639, section 8.2). */
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

/** A number in extended UTF-8: of the frame, or of its first sample if frames differ in length. */
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
/** Number of bytes that follow if a code says that the value is written out. */
const sizeBytes = (code: number) => (code === 6 ? 1 : code === 7 ? 2 : 0)
const rateBytes = (code: number) => (code === 12 ? 1 : code === 13 || code === 14 ? 2 : 0)

function blockSize(view: DataView, code: number, at: number): number {
  if (code === 6) return view.getUint8(at) + 1
  if (code === 7) return view.getUint16(at) + 1
  return BLOCK_SIZES[code] ?? 256 << (code - 8)
}

interface Samples {
  /** Number of the first sample of a frame, and the number after its last one. */
  readonly from: number
  readonly to: number
}

/** The samples of the frame at this offset; undefined if there is no frame. */
function samplesAt(view: DataView, at: number, usualSize: number): Samples | undefined {
  if ((view.getUint16(at) & 0xfffe) !== 0xfff8) return undefined
  const codes = view.getUint8(at + 2)
  const number = codedNumber(view, at + 4)
  if (!number || codes >> 4 === 0) return undefined
  const sizeAt = at + 4 + number.bytes
  const end = sizeAt + sizeBytes(codes >> 4) + rateBytes(codes & 15)
  if (end >= view.byteLength || crc8(view, at, end) !== view.getUint8(end)) return undefined
  const size = blockSize(view, codes >> 4, sizeAt)
  const isVariable = (view.getUint8(at + 1) & 1) === 1
  const from = isVariable ? number.value : number.value * usualSize
  return { from, to: from + size }
}

interface Head {
  readonly usualSize: number
  readonly rate: number
  /** Number of all samples; 0 if unknown. */
  readonly total: number
  /** Bytes of the longest frame; 0 if unknown. */
  readonly mostBytes: number
}

async function headOf(file: Blob): Promise<Head | undefined> {
  const head = await viewOf(file, 0, STREAMINFO_END)
  if (head.byteLength < STREAMINFO_END) return undefined
  return {
    usualSize: head.getUint16(8),
    mostBytes: head.getUint32(14) & 0xff_ffff,
    rate: head.getUint32(RATE_AT) >>> 12,
    total: (head.getUint8(RATE_AT + 3) & 15) * 2 ** 32 + head.getUint32(RATE_AT + 4),
  }
}

const WINDOW_BYTES = 1 << 20
/** Longest frame header. */
const FRAME_HEAD_BYTES = 20

/** Offset of the first frame: after pictures, comments and padding. */
async function firstFrameAt(file: Blob): Promise<number> {
  for (let at = 4; at + 4 <= file.size; ) {
    const head = (await viewOf(file, at, at + 4)).getUint32(0)
    at += 4 + (head & 0xff_ffff)
    if (head >>> 31 === 1) return at
  }
  return file.size
}

/**
 * Whether every frame is followed by the next one. At a gap, decoders stop or search for the next frame forever.
 * Reads the whole file.
 */
export async function isUnbrokenFlac(file: Blob): Promise<boolean> {
  const head = await headOf(file)
  if (!head) return false
  const first = await firstFrameAt(file)
  let [next, last] = [0, first]
  for (let start = first; start < file.size; start += WINDOW_BYTES) {
    const view = await viewOf(file, start, start + WINDOW_BYTES + FRAME_HEAD_BYTES)
    const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength)
    for (let at = bytes.indexOf(0xff); at >= 0 && at < WINDOW_BYTES; at = bytes.indexOf(0xff, at + 1)) {
      if (at + 8 >= view.byteLength) break
      const samples = samplesAt(view, at, head.usualSize)
      if (samples?.from !== next) continue
      if (next === 0 && start + at !== first) return false
      if (head.mostBytes > 0 && start + at - last > head.mostBytes) return false
      next = samples.to
      last = start + at
    }
  }
  return next > 0 && (head.total - next) / head.rate <= TOLERANCE_S
}

/** Compares the total number of samples in the header with the numbers in the last frame. */
export async function cutOffFlac(file: Blob): Promise<CutOff | undefined> {
  const head = await headOf(file)
  if (!head) return {}
  const { usualSize, rate, total } = head
  if (total === 0 || rate === 0) return undefined
  const tail = await viewOf(file, Math.max(STREAMINFO_END, file.size - TAIL_BYTES), file.size)
  let there = 0
  for (let at = 0; at + 8 < tail.byteLength; at += 1) {
    const end = tail.getUint8(at) === 0xff ? samplesAt(tail, at, usualSize)?.to : undefined
    if (end !== undefined && end <= total) there = Math.max(there, end)
  }
  return (total - there) / rate > TOLERANCE_S ? { readable: there / rate, promised: total / rate } : undefined
}
