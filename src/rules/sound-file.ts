import {
  ADTS,
  type AudioSample,
  AudioSampleSink,
  BlobSource,
  EncodedPacketSink,
  FLAC,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  Logging,
  LogLevel,
  MATROSKA,
  MP3,
  MP4,
  OGG,
  QTFF,
  WAVE,
  WEBM,
} from 'mediabunny'
import { chainedSounds } from './chained-sound.ts'
import { readAmrFrames } from './cut-off/amr-frames.ts'
import { ENDS_SHORT, textAt, viewOf } from './cut-off/view-of.ts'
import { cutOffOf } from './cut-off-media.ts'
import type { FilmCodecs } from './film-container.ts'
import { type FilmTimes, filmTimes, type MediaPart } from './film-times.ts'
import { amrHead, foreignOgg, foreignWav, isHeard, soundName } from './foreign-sounds.ts'
import { MEGABYTE } from './limits.ts'
import { type MediaType, mediaTypeOf } from './media-type.ts'
import { mendedSound } from './mended-sound.ts'
import { SoundFileError } from './sound-file-error.ts'
import { laidInTime, partOfPiece, type SoundPiece, type TimedPiece } from './sound-timeline.ts'
import { formatTagOf, wavLayout } from './wav-layout.ts'

export interface SoundFile {
  /** Seconds from the first moment of sound or picture to the last. */
  duration: number
  /** Size of the picture in pixels and the codecs of the film, where there is a picture. */
  picture?: { width: number; height: number; codecs: FilmCodecs }
  /** Whether players would show other times than these: those of the file start late or leap. */
  isOddlyTimed(): Promise<boolean>
  /** An AMR file with the same sound, where it is one of phones; its pieces are not decoded here. */
  amr?: () => Promise<Blob>
  /** The whole sound, or a stretch of it in seconds. */
  pieces(start?: number, end?: number): AsyncIterable<SoundPiece>
  /** Lays sound that somebody else decoded, from its first moment on, where it belongs in the file. */
  laid(pieces: AsyncIterable<SoundPiece>): AsyncIterable<SoundPiece>
  close(): void
}

const FORMATS = [MP4, QTFF, WEBM, MATROSKA, MP3, OGG, WAVE, FLAC, ADTS]
/** A file is read from its beginning to its end: nothing comes twice. */
const CACHE_BYTES = 2 * MEGABYTE
/** Sample rates of sound, in hertz; anything else is a broken head. */
const SLOWEST_RATE = 4000
const FASTEST_RATE = 384_000
/** What it cannot read is said in the app, not in the console. */
Logging.level = LogLevel.Errors

/** Players show times that are off by less as they are. */
const ODD_S = 0.1

function createMixer() {
  let mixed = new Float32Array(0)
  let other = new Float32Array(0)
  return (sample: AudioSample): Float32Array<ArrayBuffer> => {
    const { numberOfFrames: length, numberOfChannels: channels } = sample
    if (mixed.length < length) {
      mixed = new Float32Array(length)
      other = new Float32Array(length)
    }
    const format = 'f32-planar'
    sample.copyTo(mixed.subarray(0, length), { planeIndex: 0, format })
    for (let channel = 1; channel < channels; channel += 1) {
      sample.copyTo(other.subarray(0, length), { planeIndex: channel, format })
      for (let at = 0; at < length; at += 1) mixed[at] = (mixed[at] ?? 0) + (other[at] ?? 0)
    }
    if (channels > 1) for (let at = 0; at < length; at += 1) mixed[at] = (mixed[at] ?? 0) / channels
    return mixed.subarray(0, length)
  }
}

/** Without what an encoder puts before the beginning and after the end. */
async function* partOfTrack(track: InputAudioTrack, part: MediaPart): AsyncGenerator<TimedPiece> {
  const mix = createMixer()
  for await (const sample of new AudioSampleSink(track).samples(part.from, part.to)) {
    const { sampleRate, timestamp } = sample
    const piece = partOfPiece({ samples: mix(sample), sampleRate, timestamp }, part)
    sample.close()
    if (piece) yield piece
  }
}

function requireSound({ sampleRate }: InputAudioTrack) {
  if (sampleRate < SLOWEST_RATE || sampleRate > FASTEST_RATE) throw new SoundFileError('unreadable')
}

/** A sound of one stream, on the timeline of its file. */
interface Stream {
  track: InputAudioTrack
  picture: InputVideoTrack | null
  times: FilmTimes
}

async function requireTrack(input: Input, mime: string): Promise<InputAudioTrack> {
  const track = await input.getPrimaryAudioTrack()
  if (!track) throw new SoundFileError('noSound')
  const id = await track.getInternalCodecId()
  if (track.codec === null ? amrHead(id) === undefined : !isHeard(track.codec)) {
    throw new SoundFileError('foreign', { what: soundName(id ?? track.codec, mime) })
  }
  requireSound(track)
  return track
}

/** Whether there is a moment within a track at which nothing sounds, as where silence was not sent. */
async function hasGap(track: InputAudioTrack): Promise<boolean> {
  let end: number | undefined
  const packets = new EncodedPacketSink(track).packets(undefined, undefined, { metadataOnly: true })
  for await (const { timestamp, duration } of packets) {
    if (end !== undefined && timestamp - end > ODD_S) return true
    end = timestamp + duration
  }
  return false
}

async function isOddlyTimed([first, ...others]: readonly Stream[]): Promise<boolean> {
  if (!first || others.length > 0) return others.length > 0
  const { parts, offset } = first.times
  return offset > ODD_S || parts.length > 1 || hasGap(first.track)
}

async function openStream(file: Blob, input: Input, mime: string): Promise<Stream> {
  const track = await requireTrack(input, mime)
  const picture = await input.getPrimaryVideoTrack()
  const times = await filmTimes(file, track, picture)
  if (times.seconds <= 0 || times.parts.length === 0) throw new SoundFileError('empty')
  return { track, picture, times }
}

/** The parts that are played between two moments, in seconds. */
const partsWithin = (parts: readonly MediaPart[], start: number, end: number): MediaPart[] =>
  parts.flatMap(({ from, to, at }) => {
    const skipped = Math.max(0, start - at)
    const until = Math.min(to, from + end - at)
    return from + skipped < until ? [{ from: from + skipped, to: until, at: at + skipped }] : []
  })

async function* decoded(track: InputAudioTrack, parts: readonly MediaPart[]): AsyncGenerator<TimedPiece> {
  if (!(await track.canDecode())) throw new SoundFileError('undecodable')
  try {
    for (const part of parts) yield* partOfTrack(track, part)
  } catch (cause) {
    throw new SoundFileError('unreadable', { cause })
  }
}

async function amrOf({ track }: Stream, head: string): Promise<Blob> {
  const frames: BlobPart[] = [head]
  for await (const { data } of new EncodedPacketSink(track).packets()) frames.push(data.slice())
  return new Blob(frames)
}

async function* timed(pieces: AsyncIterable<SoundPiece>, { parts, first }: FilmTimes) {
  let count = 0
  for await (const { samples, sampleRate } of pieces) {
    const timestamp = first + count / sampleRate
    count += samples.length
    for (const part of parts) {
      const piece = partOfPiece({ samples, sampleRate, timestamp }, part)
      if (piece) yield piece
    }
  }
}

async function* undecodable(): AsyncGenerator<SoundPiece> {
  yield* []
  throw new SoundFileError('undecodable')
}

/** A film that is cut by a list of edits cannot be copied: it is taken for its sound. */
function pictureOf({ track, picture, times }: Stream) {
  if (!picture?.codec || times.picture.length !== 1) return undefined
  const codecs = { picture: picture.codec, sound: track.codec ?? '' }
  return { width: picture.displayWidth, height: picture.displayHeight, codecs }
}

/** A stretch of several streams, one behind the other, as one that starts at 0; `start` and `end` in seconds. */
async function* chained(streams: readonly Stream[], start: number, end: number): AsyncGenerator<TimedPiece> {
  let before = 0
  for (const { track, times } of streams) {
    const parts = partsWithin(times.parts, start - before, end - before)
    for await (const piece of decoded(track, parts))
      yield { ...piece, timestamp: before + piece.timestamp - start }
    before += times.seconds
  }
}

async function soundOf(streams: readonly Stream[], close: () => void): Promise<SoundFile> {
  const [first] = streams
  if (!first) throw new SoundFileError('noSound')
  const duration = streams.reduce((sum, { times }) => sum + times.seconds, 0)
  const head = amrHead(await first.track.getInternalCodecId())
  const picture = pictureOf(first)
  return {
    duration,
    ...(picture && { picture }),
    isOddlyTimed: () => isOddlyTimed(streams),
    ...(head !== undefined && { amr: () => amrOf(first, head) }),
    pieces:
      head === undefined
        ? (start = 0, end = duration) => laidInTime(chained(streams, start, end), end - start)
        : undecodable,
    laid: (pieces) => laidInTime(timed(pieces, first.times), duration),
    close,
  }
}

async function openAmr(file: Blob): Promise<SoundFile> {
  const { seconds: duration } = await readAmrFrames(file)
  if (duration === 0) throw new SoundFileError('empty')
  return {
    duration,
    isOddlyTimed: async () => false,
    amr: async () => file,
    pieces: undecodable,
    laid: (pieces) => pieces,
    close: () => undefined,
  }
}

/** What is written in a way that nobody here reads and its container does not tell. */
async function requireKnown(file: Blob, { mime, start, foreign }: MediaType): Promise<void> {
  if (foreign) throw new SoundFileError('foreign', { what: foreign })
  if (mime === 'audio/wav') {
    const layout = await wavLayout(file.slice(start))
    const what = layout && foreignWav(formatTagOf(layout))
    if (what) throw new SoundFileError('foreign', { what })
  }
  if (mime === 'audio/ogg') {
    const what = foreignOgg(textAt(await viewOf(file, start + 28, start + 36), 0, 8))
    if (what) throw new SoundFileError('foreign', { what })
  }
}

/**
 * Opens a sound or video file, whatever its name and the type it claims; its sound is read piece by piece, so that
 * hours of it need little memory. For workers: decoding and what is done with it takes the time of whoever calls.
 * @throws SoundFileError, and so do its pieces
 */
export async function openSound(file: Blob): Promise<SoundFile> {
  if (file.size === 0) throw new SoundFileError('empty')
  const type = await mediaTypeOf(file)
  if (!type) throw new SoundFileError('unreadable')
  await requireKnown(file, type)
  const cut = await cutOffOf(file)
  if (cut && cut !== ENDS_SHORT) throw new SoundFileError('cutOff')
  if (type.isForPhones) return openAmr(file.slice(type.start))
  const mended = await mendedSound(file, type)
  const files = await chainedSounds(mended, type)
  const inputs = files.map(
    (each) => new Input({ source: new BlobSource(each, { maxCacheSize: CACHE_BYTES }), formats: FORMATS }),
  )
  const close = () => {
    for (const input of inputs) input.dispose()
  }
  try {
    const streams: Stream[] = []
    for (const [index, input] of inputs.entries()) {
      streams.push(await openStream(files[index] ?? mended, input, type.mime))
    }
    return await soundOf(streams, close)
  } catch (cause) {
    close()
    throw cause instanceof SoundFileError ? cause : new SoundFileError('unreadable', { cause })
  }
}
