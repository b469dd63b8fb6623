import {
  AudioSampleSink,
  EncodedPacketSink,
  type Input,
  type InputAudioTrack,
  type InputVideoTrack,
} from 'mediabunny'
import { isLengthEstimated } from './estimated-length.ts'
import { type FilmTimes, filmTimes, type MediaPart } from './film-times.ts'
import { amrHead, isPlayable, soundName } from './foreign-sounds.ts'
import { createMixer } from './mix-channels.ts'
import { SoundFileError } from './sound-file-error.ts'
import { partOfPiece, type TimedPiece } from './sound-timeline.ts'

/** Valid sample rates in hertz; anything else is a broken header. */
const SLOWEST_RATE = 4000
const FASTEST_RATE = 384_000
/** Players tolerate times that differ by less. */
const TOLERATED_GAP_S = 0.1

/** Omits the encoder's padding at the start and the end. */
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
export interface Stream {
  track: InputAudioTrack
  picture: InputVideoTrack | null
  times: FilmTimes
  /** Whether players only estimate its length. */
  isLengthEstimated(): Promise<boolean>
}

async function requireTrack(input: Input, mime: string): Promise<InputAudioTrack> {
  const track = await input.getPrimaryAudioTrack()
  if (!track) throw new SoundFileError('noSound')
  const id = await track.getInternalCodecId()
  if (track.codec === null ? amrHead(id) === undefined : !isPlayable(track.codec)) {
    throw new SoundFileError('foreign', { what: soundName(id ?? track.codec, mime) })
  }
  requireSound(track)
  return track
}

/** Whether a track has a gap in time, for example because silence was not transmitted. */
async function hasGap(track: InputAudioTrack): Promise<boolean> {
  let end: number | undefined
  const packets = new EncodedPacketSink(track).packets(undefined, undefined, { metadataOnly: true })
  for await (const { timestamp, duration } of packets) {
    if (end !== undefined && timestamp - end > TOLERATED_GAP_S) return true
    end = timestamp + duration
  }
  return false
}

export async function hasIrregularTimes([first, ...others]: readonly Stream[]): Promise<boolean> {
  if (!first || others.length > 0) return others.length > 0
  const { parts, offset } = first.times
  if (offset > TOLERATED_GAP_S || parts.length > 1) return true
  return (await first.isLengthEstimated()) || hasGap(first.track)
}

export async function openStream(file: Blob, input: Input, mime: string): Promise<Stream> {
  const track = await requireTrack(input, mime)
  const picture = await input.getPrimaryVideoTrack()
  const times = await filmTimes(file, track, picture)
  if (times.seconds <= 0 || times.parts.length === 0) throw new SoundFileError('empty')
  return { track, picture, times, isLengthEstimated: () => isLengthEstimated(file, track, mime) }
}

/** The parts that are played between two moments, in seconds. */
const partsWithin = (parts: readonly MediaPart[], start: number, end: number): MediaPart[] =>
  parts.flatMap(({ from, to, at }) => {
    const skipped = Math.max(0, start - at)
    const until = Math.min(to, from + end - at)
    return from + skipped < until ? [{ from: from + skipped, to: until, at: at + skipped }] : []
  })

/** The sound between two moments of a stream, in seconds. */
export async function* decoded(
  { track, times }: Stream,
  start: number,
  end: number,
): AsyncGenerator<TimedPiece> {
  if (!(await track.canDecode())) throw new SoundFileError('undecodable')
  try {
    for (const part of partsWithin(times.parts, start, end)) yield* partOfTrack(track, part)
  } catch (cause) {
    throw new SoundFileError('unreadable', { cause })
  }
}
