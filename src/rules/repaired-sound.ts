import { adtsFrameBytes } from './cut-off/adts.ts'
import { contentOf, type OuterBox, outerBoxes } from './cut-off/mp4-boxes.ts'
import { boxAt, boxesIn } from './cut-off/mp4-chunks.ts'
import { viewOf } from './cut-off/view-of.ts'
import { formatTagOf, wavLayout } from './cut-off/wav-layout.ts'
import { webmBytes } from './cut-off/webm-blocks.ts'
import { withoutMisleadingCues } from './cut-off/webm-cues.ts'
import { WAV_MP3 } from './foreign-sounds.ts'
import { type MediaType, mediaTypeOf } from './media-type.ts'
import { MATROSKA } from './unbroken-sound.ts'

const ADTS_HEAD_BYTES = 7
const WAV_HEAD_BYTES = 12
const CHUNK_HEAD_BYTES = 8

function writeText(view: DataView, at: number, text: string) {
  for (let index = 0; index < text.length; index += 1) view.setUint8(at + index, text.charCodeAt(index))
}

const [CHANNELS_AT, RATE_AT, BYTE_RATE_AT, FRAME_BYTES_AT, BITS_AT] = [2, 4, 8, 12, 14]
const PCM = 1

/** The format of a WAV with whole bytes per sample, and the sizes that follow from them. */
function repairedFormat(format: DataView<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(format.buffer.slice(format.byteOffset, format.byteOffset + format.byteLength))
  if (formatTagOf({ format }) !== PCM) return bytes
  const view = new DataView(bytes.buffer)
  const channels = view.getUint16(CHANNELS_AT, true)
  const written = view.getUint16(FRAME_BYTES_AT, true) / channels
  const least = Math.ceil(view.getUint16(BITS_AT, true) / 8)
  const isLeast = view.getUint32(BYTE_RATE_AT, true) === least * channels * view.getUint32(RATE_AT, true)
  // 20 bits are stored in three bytes.
  const each = Number.isInteger(written) && written > 0 && !isLeast ? written : least
  view.setUint16(BITS_AT, each * 8, true)
  view.setUint16(FRAME_BYTES_AT, each * channels, true)
  view.setUint32(BYTE_RATE_AT, each * channels * view.getUint32(RATE_AT, true), true)
  return bytes
}

async function fromFirstFrame(mp3: Blob): Promise<Blob> {
  const type = await mediaTypeOf(mp3)
  return type?.mime === 'audio/mpeg' ? mp3.slice(type.start) : mp3
}

/** A plain WAV header with correct sizes, followed by the unchanged sound of the file. */
async function repairedWav(file: Blob): Promise<Blob> {
  const layout = await wavLayout(file)
  if (!layout) return file
  const { format, from, to } = layout
  const sound = file.slice(from, to)
  if (formatTagOf(layout) === WAV_MP3) return fromFirstFrame(sound)
  const formatBytes = format.byteLength + (format.byteLength % 2)
  const head = new DataView(
    new ArrayBuffer(WAV_HEAD_BYTES + CHUNK_HEAD_BYTES + formatBytes + CHUNK_HEAD_BYTES),
  )
  writeText(head, 0, 'RIFF')
  head.setUint32(4, Math.min(0xffff_ffff, head.byteLength - 8 + sound.size), true)
  writeText(head, 8, 'WAVEfmt ')
  head.setUint32(16, format.byteLength, true)
  new Uint8Array(head.buffer).set(repairedFormat(format), 20)
  writeText(head, 20 + formatBytes, 'data')
  head.setUint32(24 + formatBytes, Math.min(0xffff_ffff, sound.size), true)
  return new Blob([head, sound], { type: 'audio/wav' })
}

/** Box that names a film as QuickTime; older films have none. */
const QUICKTIME = Uint8Array.from('\x00\x00\x00\x14ftypqt  \x00\x00\x02\x00qt  ', (sign) =>
  sign.charCodeAt(0),
)

/** Shifts the sample offsets in the sample table by the number of inserted bytes. */
function moveChunks(movie: DataView, by: number) {
  for (const { name, content } of boxesIn(movie)) {
    const table = name === 'trak' ? boxAt(content, 'mdia', 'minf', 'stbl') : undefined
    if (!table) continue
    const [short, long] = [boxAt(table, 'stco'), boxAt(table, 'co64')]
    for (let at = 8; short && at + 4 <= short.byteLength; at += 4)
      short.setUint32(at, short.getUint32(at) + by)
    for (let at = 8; long && at + 8 <= long.byteLength; at += 8) {
      long.setBigUint64(at, long.getBigUint64(at) + BigInt(by))
    }
  }
}

async function withKind(file: Blob, movie: OuterBox): Promise<Blob> {
  const view = await contentOf(file, movie)
  if (!view) return file
  moveChunks(view, QUICKTIME.length)
  return new Blob([QUICKTIME, file.slice(0, movie.at), view, file.slice(movie.to)], {
    type: 'video/quicktime',
  })
}

async function repairedMovie(file: Blob): Promise<Blob> {
  const boxes = await outerBoxes(file)
  const movie = boxes.find(({ name }) => name === 'moov')
  return boxes[0]?.name === 'ftyp' || !movie ? file : withKind(file, movie)
}

const WINDOW_BYTES = 1 << 20
const MAX_ADTS_BYTES = 1 << 13

/** AAC frames without the bytes between them, at which readers stop; empty if there are none, which they seek forever. */
async function repairedAdts(file: Blob): Promise<Blob> {
  const runs: { from: number; to: number }[] = []
  let view = new DataView(new ArrayBuffer(0))
  let start = 0
  for (let at = 0; at + ADTS_HEAD_BYTES <= file.size; ) {
    const end = start + view.byteLength
    if (at + 2 * MAX_ADTS_BYTES > end && end < file.size) {
      view = await viewOf(file, at, at + WINDOW_BYTES)
      start = at
    }
    const bytes = adtsFrameBytes(view, at - start)
    const last = runs.at(-1)
    const isRow =
      bytes !== undefined && (last?.to === at || adtsFrameBytes(view, at - start + bytes) !== undefined)
    if (isRow && last?.to === at) last.to = at + bytes
    else if (isRow) runs.push({ from: at, to: at + bytes })
    at += isRow ? bytes : 1
  }
  const isWhole = runs.length === 1 && runs[0]?.from === 0
  return isWhole ? file : new Blob(runs.map(({ from, to }) => file.slice(from, to)))
}

/**
 * Maximum number of bytes that the header of a FLAC frame has; readers omit a last frame that is shorter, such as one
 * of silence.
 */
const FLAC_HEAD_BYTES = 16

const TAIL_BYTES = 16

/** A film without zeros behind its last block, among which readers look for another one forever. */
async function withoutZeros(film: Blob): Promise<Blob> {
  const tail = new Uint8Array(await film.slice(-TAIL_BYTES).arrayBuffer())
  return tail.some((byte) => byte !== 0) ? film : film.slice(0, await webmBytes(film))
}

/**
 * Repairs a sound for strict readers: removes leading bytes, corrects sizes, names its kind. Copies nothing, because
 * the result consists of slices of the file. @returns the file itself if there is nothing to repair
 */
export async function repairedSound(file: Blob, { mime, start }: MediaType): Promise<Blob> {
  const sound = start > 0 ? file.slice(start) : file
  if (mime === 'audio/wav') return repairedWav(sound)
  if (mime === 'audio/aac') return repairedAdts(sound)
  if (mime === 'audio/flac') return new Blob([sound, new Uint8Array(FLAC_HEAD_BYTES)])
  if (MATROSKA.has(mime)) return withoutMisleadingCues(await withoutZeros(sound))
  return mime === 'video/quicktime' ? repairedMovie(sound) : sound
}
