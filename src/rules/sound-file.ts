import {
  ADTS,
  type AudioSample,
  AudioSampleSink,
  BlobSource,
  FLAC,
  Input,
  type InputAudioTrack,
  MP3,
  MP4,
  OGG,
  QTFF,
  WAVE,
  WEBM,
} from 'mediabunny'
import { readAmrFrames } from './cut-off/amr-frames.ts'
import { cutOffOf } from './cut-off-media.ts'
import type { FilmCodecs } from './film-container.ts'
import { MEGABYTE } from './limits.ts'
import { mediaTypeOf } from './media-type.ts'
import { SoundFileError } from './sound-file-error.ts'

export interface SoundPiece {
  /** Mono, from −1 to 1; the same memory is used for the next piece. */
  samples: Float32Array<ArrayBuffer>
  sampleRate: number
}

export interface SoundFile {
  /** Seconds, as the file says or its frames add up. */
  duration: number
  /** Size of the picture in pixels and the codecs of the film, where there is a picture. */
  picture?: { width: number; height: number; codecs: FilmCodecs }
  /** Of the whole sound, or of a stretch of it in seconds. */
  pieces(start?: number, end?: number): AsyncIterable<SoundPiece>
  close(): void
}

const FORMATS = [MP4, QTFF, WEBM, MP3, OGG, WAVE, FLAC, ADTS]
/** A file is read from its beginning to its end: nothing comes twice. */
const CACHE_BYTES = 2 * MEGABYTE
/** Sample rates of sound, in hertz; anything else is a broken head. */
const SLOWEST_RATE = 4000
const FASTEST_RATE = 384_000

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
async function* piecesOf(track: InputAudioTrack, start: number, end: number): AsyncGenerator<SoundPiece> {
  const mix = createMixer()
  // From the very beginning, where an encoder puts something before it.
  for await (const sample of new AudioSampleSink(track).samples(start > 0 ? start : undefined, end)) {
    const { sampleRate, timestamp, numberOfFrames } = sample
    const from = Math.max(0, Math.round((start - timestamp) * sampleRate))
    const to = Math.min(numberOfFrames, Math.round((end - timestamp) * sampleRate))
    const samples = mix(sample)
    sample.close()
    if (to > from) yield { samples: samples.subarray(from, to), sampleRate }
  }
}

function rateIsSound({ sampleRate }: InputAudioTrack) {
  if (sampleRate < SLOWEST_RATE || sampleRate > FASTEST_RATE) throw new SoundFileError('unreadable')
}

async function openTrack(input: Input): Promise<SoundFile> {
  const track = await input.getPrimaryAudioTrack()
  if (!track) throw new SoundFileError('noSound')
  rateIsSound(track)
  const duration = await track.computeDuration()
  if (duration <= 0) throw new SoundFileError('empty')
  async function* pieces(start = 0, end = duration) {
    if (!track || !(await track.canDecode())) throw new SoundFileError('undecodable')
    try {
      yield* piecesOf(track, start, Math.min(end, duration))
    } catch (cause) {
      throw new SoundFileError('unreadable', { cause })
    }
  }
  const video = await input.getPrimaryVideoTrack()
  const codecs = { picture: video?.codec ?? '', sound: track.codec ?? '' }
  const picture = video && { width: video.displayWidth, height: video.displayHeight, codecs }
  return { duration, pieces, ...(picture && { picture }), close: () => input.dispose() }
}

const undecodable: AsyncIterable<SoundPiece> = {
  [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new SoundFileError('undecodable')) }),
}

async function openAmr(file: Blob): Promise<SoundFile> {
  const { seconds: duration } = await readAmrFrames(file)
  if (duration === 0) throw new SoundFileError('empty')
  return {
    duration,
    pieces: () => undecodable,
    close: () => undefined,
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
  if (await cutOffOf(file)) throw new SoundFileError('cutOff')
  if (type.isForPhones) return openAmr(file)
  const input = new Input({ source: new BlobSource(file, { maxCacheSize: CACHE_BYTES }), formats: FORMATS })
  try {
    return await openTrack(input)
  } catch (cause) {
    input.dispose()
    throw cause instanceof SoundFileError ? cause : new SoundFileError('unreadable', { cause })
  }
}
