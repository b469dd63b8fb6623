import {
  ADTS,
  EncodedPacketSink,
  FLAC,
  Input,
  type InputFormat,
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
import { ENDS_SHORT } from './cut-off/view-of.ts'
import { cutOffOf } from './cut-off-media.ts'
import { fileSource } from './file-source.ts'
import type { FilmCodecs } from './film-container.ts'
import type { FilmTimes } from './film-times.ts'
import { amrHead } from './foreign-sounds.ts'
import { mediaTypeOf } from './media-type.ts'
import { repairedSound } from './repaired-sound.ts'
import { requireKnown } from './require-known.ts'
import { SoundFileError } from './sound-file-error.ts'
import { decodeRange, hasIrregularTimes, openStream, type Stream } from './sound-stream.ts'
import { alignedInTime, partOfPiece, type SoundPiece, type TimedPiece } from './sound-timeline.ts'
import { isUnbroken } from './unbroken-sound.ts'

export interface SoundFile {
  /** Seconds from the first moment of sound or picture to the last. */
  duration: number
  hasPicture: boolean
  /** Size of the picture in pixels and the codecs of the film, if there is a picture that can be copied. */
  picture?: { width: number; height: number; codecs: FilmCodecs }
  /** Whether players would show different times: the file's times start late or have gaps. */
  hasIrregularTimes(): Promise<boolean>
  /** An AMR file with the same sound, if it has a phone codec; its pieces are not decoded here. */
  amr?: () => Promise<Blob>
  /** The whole sound, or a range of it in seconds. */
  pieces(start?: number, end?: number): AsyncIterable<SoundPiece>
  /** Places externally decoded sound, from its first moment on, on the file's timeline. */
  laid(pieces: AsyncIterable<SoundPiece>): AsyncIterable<SoundPiece>
  close(): void
}

const FILM = [MP4, QTFF]
/**
 * Formats by media type. Only those of the file are tried: in damaged bytes of another kind, mediabunny may look for
 * the next frame forever.
 */
const FORMATS: Readonly<Record<string, InputFormat[]>> = {
  'audio/wav': [WAVE, MP3],
  'audio/mpeg': [MP3],
  'audio/ogg': [OGG],
  'audio/flac': [FLAC],
  'audio/aac': [ADTS],
  'audio/mp4': FILM,
  'video/mp4': FILM,
  'video/quicktime': FILM,
  'video/webm': [WEBM, MATROSKA],
  'video/x-matroska': [MATROSKA, WEBM],
}
/** The app reports unreadable files, not the console. */
Logging.level = LogLevel.Errors

async function amrOf({ track }: Stream, head: string): Promise<Blob> {
  const frames: BlobPart[] = [head]
  for await (const { data } of new EncodedPacketSink(track).packets()) frames.push(data.slice())
  return new Blob(frames)
}

async function* withFilmTimes(pieces: AsyncIterable<SoundPiece>, { parts, first }: FilmTimes) {
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

async function* noPieces(): AsyncGenerator<SoundPiece> {
  yield* []
  throw new SoundFileError('undecodable')
}

/** A film with an edit list cannot be copied, so only its sound is used. */
function pictureOf({ track, picture, times }: Stream) {
  if (!picture?.codec || times.picture.length !== 1) return undefined
  const codecs = { picture: picture.codec, sound: track.codec ?? '' }
  return { width: picture.displayWidth, height: picture.displayHeight, codecs }
}

/** A range of several consecutive streams as one that starts at 0; `start` and `end` in seconds. */
async function* chainStreams(
  streams: readonly Stream[],
  start: number,
  end: number,
): AsyncGenerator<TimedPiece> {
  let before = 0
  for (const stream of streams) {
    for await (const piece of decodeRange(stream, start - before, end - before))
      yield { ...piece, timestamp: before + piece.timestamp - start }
    before += stream.times.seconds
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
    hasPicture: first.picture !== null,
    ...(picture && { picture }),
    hasIrregularTimes: () => hasIrregularTimes(streams),
    ...(head !== undefined && { amr: () => amrOf(first, head) }),
    pieces:
      head === undefined
        ? (start = 0, end = duration) => alignedInTime(chainStreams(streams, start, end), end - start)
        : noPieces,
    laid: (pieces) => alignedInTime(withFilmTimes(pieces, first.times), duration),
    close,
  }
}

async function openAmr(file: Blob): Promise<SoundFile> {
  const { seconds: duration, parts } = await readAmrFrames(file)
  if (duration === 0) throw new SoundFileError('empty')
  return {
    duration,
    hasPicture: false,
    hasIrregularTimes: async () => false,
    amr: async () => new Blob([...parts]),
    pieces: noPieces,
    laid: (pieces) => pieces,
    close: () => undefined,
  }
}

/**
 * Opens a sound or video file, regardless of its name and declared type; reads its sound piece by piece, so that
 * hours of it need little memory. For workers, because decoding blocks the calling thread.
 * @throws SoundFileError, and so do its pieces
 */
export async function openSound(file: Blob): Promise<SoundFile> {
  if (file.size === 0) throw new SoundFileError('empty')
  const type = await mediaTypeOf(file)
  if (!type) throw new SoundFileError('unreadable')
  await requireKnown(file, type)
  const cut = await cutOffOf(file)
  if (cut && cut !== ENDS_SHORT) throw new SoundFileError('cutOff')
  if (!(await isUnbroken(file.slice(type.start), type.mime))) throw new SoundFileError('cutOff')
  if (type.isForPhones) return openAmr(file.slice(type.start))
  const mended = await repairedSound(file, type)
  const files = await chainedSounds(mended, type)
  const formats = FORMATS[type.mime] ?? []
  const inputs = files.map((each) => new Input({ source: fileSource(each), formats }))
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
