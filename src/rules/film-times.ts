import { EncodedPacketSink, type InputAudioTrack, type InputTrack } from 'mediabunny'
import { contentOf, outerBoxes } from './cut-off/mp4-boxes.ts'
import { boxAt } from './cut-off/mp4-chunks.ts'
import { type Edit, tracksIn } from './cut-off/mp4-tracks.ts'

/** A part of a track, by the times of its packets, and its playing time. */
export interface MediaPart {
  readonly from: number
  readonly to: number
  /** Seconds from the start of the file. */
  readonly at: number
}

export interface FilmTimes {
  /** Parts of the sound, in playing order. */
  readonly parts: readonly MediaPart[]
  /** Parts of the picture; empty without one. */
  readonly picture: readonly MediaPart[]
  /** Timestamp of the first sound packet. */
  readonly first: number
  /** Seconds from the first moment of sound or picture to the last. */
  readonly seconds: number
  /** Seconds at which the times of the file start, for all tracks. */
  readonly offset: number
}

const endOf = (parts: readonly MediaPart[]) =>
  parts.reduce((end, { from, to, at }) => Math.max(end, at + to - from), 0)
const startOf = (parts: readonly MediaPart[]) =>
  parts.reduce((start, { at }) => Math.min(start, at), Number.POSITIVE_INFINITY)

/**
 * The parts of a track according to its edit list. Its packets have timestamps by which the first played part is at
 * its right time, and no other.
 * @param end of the last packet, by those times
 */
export function partsByEdits(edits: readonly Edit[], end: number): MediaPart[] {
  const parts: MediaPart[] = []
  let at = 0
  let shift: number | undefined
  for (const { from: start, seconds } of edits) {
    if (start === undefined) {
      at += seconds ?? 0
      continue
    }
    shift ??= at - start
    const from = start + shift
    const to = Math.min(end, seconds === undefined ? end : from + seconds)
    if (to > from) parts.push({ from, to, at })
    at += seconds ?? Math.max(0, end - from)
  }
  return parts
}

/** Edit lists by track; empty for files without them. */
async function editsOf(file: Blob): Promise<ReadonlyMap<number, readonly Edit[]>> {
  const boxes = await outerBoxes(file)
  const box = boxes.find(({ name }) => name === 'moov')
  const movie = box && (await contentOf(file, box))
  if (!movie) return new Map()
  // A fragmented film does not know its final length.
  const isInFragments = boxAt(movie, 'mvex') !== undefined
  return new Map(
    tracksIn(movie).map(({ number, edits }) => [
      number,
      isInFragments
        ? edits.map((edit) => (edit.from === undefined ? edit : { ...edit, seconds: undefined }))
        : edits,
    ]),
  )
}

/** Number of uncompressed samples in so many bytes. */
export const plainSamples = (codec: string, channels: number, bytes: number): number =>
  bytes / ((Number(/\d+/.exec(codec)?.[0] ?? 8) / 8) * channels)

/** End of uncompressed sound by its bytes, because Matroska does not tell how long its last block is. */
async function endOfSamples(track: InputAudioTrack): Promise<number> {
  const last = await new EncodedPacketSink(track).getPacket(Number.POSITIVE_INFINITY)
  const samples = plainSamples(track.codec ?? '', track.numberOfChannels, last?.byteLength ?? 0)
  return (last?.timestamp ?? 0) + samples / track.sampleRate
}

async function endOfTrack(track: InputTrack): Promise<number> {
  const end = await track.computeDuration()
  const isPlain = track.isAudioTrack() && track.codec?.startsWith('pcm-')
  return isPlain ? Math.max(end, await endOfSamples(track)) : end
}

async function partsOfTrack(track: InputTrack, edits: readonly Edit[] = []): Promise<MediaPart[]> {
  const end = await endOfTrack(track)
  if (edits.some(({ from }) => from !== undefined)) return partsByEdits(edits, end)
  // Packets before the start are padding of the encoder.
  const from = Math.max(0, await track.getFirstTimestamp())
  return end > from ? [{ from, to: end, at: from }] : []
}

const shiftParts = (parts: readonly MediaPart[], by: number) =>
  parts.map((part) => ({ ...part, at: part.at - by }))

/**
 * Playing times of a file's sound and picture; removes an offset that all tracks share.
 * @param known parts of the sound, if they are known already
 */
export async function filmTimes(
  file: Blob,
  sound: InputAudioTrack | null,
  picture: InputTrack | null,
  known: readonly MediaPart[] = [],
): Promise<FilmTimes> {
  const edits = await editsOf(file)
  const partsOf = async (track: InputTrack | null) => (track ? partsOfTrack(track, edits.get(track.id)) : [])
  const heard = known.length > 0 ? known : await partsOf(sound)
  const seen = await partsOf(picture)
  const tracks = [sound, picture].flatMap((track) => track ?? [])
  // An edit list that begins with a pause is meant: players show it as well.
  const isLate = tracks.every(({ id }) =>
    edits.get(id)?.some(({ from }, index) => index === 0 && from === undefined),
  )
  const start = isLate ? 0 : startOf([...heard, ...seen])
  const offset = Number.isFinite(start) ? start : 0
  return {
    parts: shiftParts(heard, offset),
    picture: shiftParts(seen, offset),
    first: Math.max(0, (await sound?.getFirstTimestamp()) ?? 0),
    seconds: Math.max(0, endOf([...heard, ...seen]) - offset),
    offset,
  }
}
