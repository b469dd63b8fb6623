import { boxAt, boxesIn } from './mp4-chunks.ts'

interface Times {
  /** Units per second. */
  readonly scale: number
  readonly length: number
}

/** A played part of a track, in playing order; media times are in seconds. */
export interface Edit {
  /** Start in the media; undefined for a pause. */
  readonly from: number | undefined
  /** Undefined for everything that follows. */
  readonly seconds: number | undefined
}

export interface TrackTimes {
  readonly number: number
  readonly kind: string
  /** Length of its media before edits. */
  readonly seconds: number
  readonly edits: readonly Edit[]
}

const has64BitFields = (box: DataView) => box.getUint8(0) === 1
const isAtLeast = (box: DataView | undefined, bytes: number): box is DataView =>
  box !== undefined && box.byteLength >= bytes

/** Times of an `mvhd` or `mdhd`, which have the same format. */
export function readTimes(box: DataView | undefined): Times {
  if (!isAtLeast(box, 20) || (has64BitFields(box) && !isAtLeast(box, 32))) return { scale: 0, length: 0 }
  return has64BitFields(box)
    ? { scale: box.getUint32(20), length: Number(box.getBigUint64(24)) }
    : { scale: box.getUint32(12), length: box.getUint32(16) }
}

/** After version and count: length in the film's time, start in the media's, and a speed (ISO 14496-12, 8.6.6). */
function readEdits(list: DataView | undefined, movieScale: number, mediaScale: number): Edit[] {
  if (!isAtLeast(list, 8) || movieScale === 0 || mediaScale === 0) return []
  const bytes = has64BitFields(list) ? 20 : 12
  const count = Math.min(list.getUint32(4), Math.floor((list.byteLength - 8) / bytes))
  return Array.from({ length: count }, (_, index) => {
    const at = 8 + index * bytes
    const length = has64BitFields(list) ? Number(list.getBigUint64(at)) : list.getUint32(at)
    const start = has64BitFields(list) ? Number(list.getBigInt64(at + 8)) : list.getInt32(at + 4)
    return {
      from: start < 0 ? undefined : start / mediaScale,
      seconds: length === 0 ? undefined : length / movieScale,
    }
  })
}

const numberOf = (header: DataView | undefined) =>
  isAtLeast(header, 24) ? header.getUint32(has64BitFields(header) ? 20 : 12) : 0

const kindOf = (handler: DataView | undefined) =>
  isAtLeast(handler, 12) ? String.fromCharCode(...[8, 9, 10, 11].map((at) => handler.getUint8(at))) : ''

/** The tracks of an MP4 film, from its box `moov`. */
export function tracksIn(movie: DataView): TrackTimes[] {
  const { scale: movieScale } = readTimes(boxAt(movie, 'mvhd'))
  return [...boxesIn(movie)]
    .filter(({ name }) => name === 'trak')
    .map(({ content }) => {
      const { scale, length } = readTimes(boxAt(content, 'mdia', 'mdhd'))
      return {
        number: numberOf(boxAt(content, 'tkhd')),
        kind: kindOf(boxAt(content, 'mdia', 'hdlr')),
        seconds: scale === 0 ? 0 : length / scale,
        edits: readEdits(boxAt(content, 'edts', 'elst'), movieScale, scale),
      }
    })
}

export const soundTracksIn = (movie: DataView) => tracksIn(movie).filter(({ kind }) => kind === 'soun')
