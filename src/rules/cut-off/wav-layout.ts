import { textAt, viewOf } from './view-of.ts'

/** Location of the sound in a WAV, independent of the sizes in its header. */
export interface WavLayout {
  /** The raw chunk that describes the encoding of the sound. */
  readonly format: DataView<ArrayBuffer>
  readonly from: number
  readonly to: number
  /** Bytes of sound that the file promises; undefined if its length was unknown when it was written. */
  readonly promised: number | undefined
}

const CHUNK_HEAD_BYTES = 8
const FIRST_CHUNK = 12
const SEARCH_BYTES = 1 << 20
const MAX_CHUNKS = 1000
const DS64_BYTES = 16
/** Programs write 0, the largest number or about half of it if they do not know the final length. */
const UNKNOWN_LENGTHS: readonly (readonly [from: number, to: number])[] = [
  [0, 0],
  [0x7fff_0000, 0x8001_0000],
  [0xffff_0000, 0xffff_ffff],
]

const isUnknown = (size: number) => UNKNOWN_LENGTHS.some(([from, to]) => size >= from && size <= to)

const isName = (text: string) => /^[\x20-\x7e]{4}$/.test(text)

interface Chunk {
  name: string
  /** Start of its content. */
  at: number
  size: number
}

async function chunkAt(file: Blob, at: number): Promise<Chunk | undefined> {
  const view = await viewOf(file, at, at + CHUNK_HEAD_BYTES)
  if (view.byteLength < CHUNK_HEAD_BYTES) return undefined
  const name = textAt(view, 0, 4)
  return isName(name) ? { name, at: at + CHUNK_HEAD_BYTES, size: view.getUint32(4, true) } : undefined
}

/** Some writers omit the padding byte after a chunk of odd length. */
async function chunkAfter(file: Blob, { at, size }: Chunk): Promise<Chunk | undefined> {
  const end = at + size
  return (await chunkAt(file, end + (size % 2))) ?? (size % 2 === 1 ? chunkAt(file, end) : undefined)
}

/** A chunk with a wrong length hides the following ones, so the sound is searched by its name. */
async function searchedData(file: Blob, from: number): Promise<Chunk | undefined> {
  const text = new TextDecoder('latin1').decode(await file.slice(from, from + SEARCH_BYTES).arrayBuffer())
  const found = text.indexOf('data')
  return found === -1 ? undefined : chunkAt(file, from + found)
}

async function chunksOf(file: Blob): Promise<Map<string, Chunk>> {
  const chunks = new Map<string, Chunk>()
  let chunk = await chunkAt(file, FIRST_CHUNK)
  while (chunk && chunks.size < MAX_CHUNKS) {
    if (!chunks.has(chunk.name)) chunks.set(chunk.name, chunk)
    if (chunk.name === 'data' && chunks.has('fmt ')) break
    chunk = await chunkAfter(file, chunk)
  }
  return chunks
}

/** An RF64 has its length in a separate chunk, in 64 bits (EBU Tech 3306). */
async function dataSizeOf(file: Blob, data: Chunk, long: Chunk | undefined): Promise<number | undefined> {
  if (long && data.size === 0xffff_ffff) {
    const view = await viewOf(file, long.at, long.at + DS64_BYTES)
    const size = view.byteLength === DS64_BYTES ? Number(view.getBigUint64(8, true)) : 0
    return size > 0 && Number.isSafeInteger(size) ? size : undefined
  }
  return isUnknown(data.size) ? undefined : data.size
}

/**
 * A length that is too short, with sound behind it: the file says that it goes on, and no other chunk is there.
 */
async function isTooShort(file: Blob, data: Chunk, riffSize: number): Promise<boolean> {
  const end = data.at + data.size
  const goesOn = isUnknown(riffSize) || riffSize + CHUNK_HEAD_BYTES > end + CHUNK_HEAD_BYTES
  return goesOn && file.size > end + CHUNK_HEAD_BYTES && !(await chunkAfter(file, data))
}

/** @returns undefined without a format or sound, and for a big-endian file (RIFX) */
export async function wavLayout(file: Blob): Promise<WavLayout | undefined> {
  const head = await viewOf(file, 0, FIRST_CHUNK)
  if (textAt(head, 0, 4) === 'RIFX') return undefined
  const chunks = await chunksOf(file)
  const format = chunks.get('fmt ')
  if (!format) return undefined
  const data = chunks.get('data') ?? (await searchedData(file, format.at + format.size))
  if (!data) return undefined
  const isLong = chunks.has('ds64') || !(await isTooShort(file, data, head.getUint32(4, true)))
  const promised = isLong ? await dataSizeOf(file, data, chunks.get('ds64')) : undefined
  const to = promised === undefined ? file.size : Math.min(file.size, data.at + promised)
  return {
    format: await viewOf(file, format.at, format.at + format.size),
    from: data.at,
    to,
    promised,
  }
}

/** Format tag of a WAV: 1 is uncompressed; 0xfffe refers to a later field. */
export function formatTagOf({ format }: Pick<WavLayout, 'format'>): number {
  if (format.byteLength < 16) return 0
  const tag = format.getUint16(0, true)
  return tag === 0xfffe && format.byteLength >= 26 ? format.getUint16(24, true) : tag
}
