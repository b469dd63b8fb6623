import { bigEndian, joinBytes, utf8 } from './byte-writer.ts'

export type Bytes = Uint8Array<ArrayBuffer>

export const u8 = (value: number) => bigEndian(value, 1)
export const u16 = (value: number) => bigEndian(value, 2)
export const u32 = (value: number) => bigEndian(value, 4)
function u32s(values: readonly number[]): Bytes {
  const view = new DataView(new ArrayBuffer(values.length * 4))
  for (const [index, value] of values.entries()) view.setUint32(index * 4, value)
  return new Uint8Array(view.buffer)
}
export const zeros = (count: number) => new Uint8Array(count)

/** A box of ISO 14496-12: length, name, content. */
export const box = (name: string, ...content: readonly Uint8Array[]): Bytes => {
  const body = joinBytes(...content)
  return joinBytes(
    u32(body.byteLength + 8),
    Uint8Array.from(name, (sign) => sign.charCodeAt(0)),
    body,
  )
}

export const fullBox = (name: string, flags: number, ...content: readonly Uint8Array[]) =>
  box(name, u8(0), bigEndian(flags, 3), ...content)

/** Identity: no rotation or scaling. */
export const MATRIX = joinBytes(u32(0x10000), zeros(12), u32(0x10000), zeros(12), u32(0x40000000))
/** Units per second for the film and its chapters. */
export const SCALE = 1000
export const FIRST_TRACK = 1
export const CHAPTER_TRACK = 2

interface Track {
  id: number
  /** In thousandths of a second. */
  duration: number
  /** Time units per second; `length` is in these units. */
  scale: number
  length: number
  isEnabled: boolean
  isAudio: boolean
  /** ISO 639-2. */
  language: string
  /** Place in the picture, in pixels. */
  place?: { width: number; height: number; top: number }
}

/** Players choose one track of a group, so that subtitles can be switched off. */
const SUBTITLE_GROUP = 2

const transformMatrix = (top: number) =>
  joinBytes(u32(0x10000), zeros(12), u32(0x10000), zeros(8), u32(top * 0x10000), u32(0x40000000))

export const trackHeader = ({ id, duration, isEnabled, isAudio, place }: Track) =>
  fullBox(
    'tkhd',
    isEnabled ? 7 : 6,
    zeros(8),
    u32(id),
    zeros(4),
    u32(duration),
    zeros(10),
    u16(place ? SUBTITLE_GROUP : 0),
    u16(isAudio ? 0x100 : 0),
    zeros(2),
    place ? transformMatrix(place.top) : MATRIX,
    u32((place?.width ?? 0) * 0x10000),
    u32((place?.height ?? 0) * 0x10000),
  )

export const handler = (kind: string, name: string) =>
  fullBox('hdlr', 0, zeros(4), utf8(kind), zeros(12), utf8(name), zeros(1))

const selfContained = box('dinf', fullBox('dref', 0, u32(1), fullBox('url ', 1)))

export interface Samples {
  description: Bytes
  /** Length of each sample in the track's units. */
  durations: readonly number[]
  sizes: readonly number[]
  /** Samples per chunk, and the offset of each chunk in the file. */
  perChunk: number
  offsets: readonly number[]
}

function runLengths(values: readonly number[]): [number, number][] {
  const found: [number, number][] = []
  for (const value of values) {
    const last = found.at(-1)
    if (last?.[1] === value) last[0] += 1
    else found.push([1, value])
  }
  return found
}

function sampleTable({ description, durations, sizes, perChunk, offsets }: Samples) {
  const times = runLengths(durations)
  const last = sizes.length - perChunk * (offsets.length - 1)
  const chunks =
    last === perChunk
      ? [[1, perChunk]]
      : offsets.length === 1
        ? [[1, last]]
        : [
            [1, perChunk],
            [offsets.length, last],
          ]
  return box(
    'stbl',
    fullBox('stsd', 0, u32(1), description),
    fullBox('stts', 0, u32(times.length), u32s(times.flat())),
    fullBox(
      'stsc',
      0,
      u32(chunks.length),
      u32s(chunks.flatMap(([first = 1, count = 1]) => [first, count, 1])),
    ),
    fullBox('stsz', 0, u32(0), u32(sizes.length), u32s(sizes)),
    fullBox('stco', 0, u32(offsets.length), u32s(offsets)),
  )
}

/** Packs three letters into five bits each. */
const packLanguage = (language: string) =>
  [...language].reduce((bits, letter) => (bits << 5) | (letter.charCodeAt(0) - 0x60), 0)

export function mediaBox(
  { scale, length, language }: Track,
  handlerBox: Bytes,
  header: Bytes,
  samples: Samples,
) {
  const mediaHeader = fullBox(
    'mdhd',
    0,
    zeros(8),
    u32(scale),
    u32(length),
    u16(packLanguage(language)),
    zeros(2),
  )
  return box('mdia', mediaHeader, handlerBox, box('minf', header, selfContained, sampleTable(samples)))
}
