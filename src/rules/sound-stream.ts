import {
  AudioSampleSink,
  EncodedPacketSink,
  type Input,
  type InputAudioTrack,
  type InputVideoTrack,
} from 'mediabunny'
import { isLengthEstimated } from './estimated-length.ts'
import { type FilmTimes, filmTimes, type MediaPart, plainSamples } from './film-times.ts'
import { amrHead, isPlayable, soundName } from './foreign-sounds.ts'
import { createMixer, createPlainMixer } from './mix-channels.ts'
import { oggParts } from './ogg-times.ts'
import { packetsWithoutData } from './packets-without-data.ts'
import { SoundFileError } from './sound-file-error.ts'
import { partOfPiece, type TimedPiece, TOLERATED_GAP_S } from './sound-timeline.ts'

/** Valid sample rates in hertz; anything else is a broken header. */
const SLOWEST_RATE = 4000
const FASTEST_RATE = 384_000

/** Samples of a piece of uncompressed sound: each piece costs time, whatever its length. */
const PLAIN_PIECE = 32_768

/** Uncompressed sound is read as it is: a decoder takes half of the time in which a long recording opens. */
async function* partOfPlainTrack(track: InputAudioTrack, part: MediaPart): AsyncGenerator<TimedPiece> {
  const { sampleRate } = track
  const mix = createPlainMixer(track.numberOfChannels)
  const sink = new EncodedPacketSink(track)
  const first = (await sink.getPacket(part.from)) ?? (await sink.getFirstPacket())
  let start = 0
  function* pieceSoFar() {
    const piece = partOfPiece({ samples: mix.take(), sampleRate, timestamp: start }, part)
    if (piece) yield piece
  }
  for await (const { data, timestamp } of sink.packets(first ?? undefined)) {
    if (timestamp >= part.to) break
    const isNext = Math.abs(start + mix.length() / sampleRate - timestamp) < 1 / sampleRate
    if (!isNext || mix.length() >= PLAIN_PIECE) yield* pieceSoFar()
    if (mix.length() === 0) start = timestamp
    mix.add(data)
  }
  yield* pieceSoFar()
}

/** Omits the encoder's padding at the start and the end. */
async function* partOfTrack(track: InputAudioTrack, part: MediaPart): AsyncGenerator<TimedPiece> {
  if (track.codec === 'pcm-s16') return yield* partOfPlainTrack(track, part)
  const mix = createMixer()
  for await (const sample of new AudioSampleSink(track).samples(part.from, part.to)) {
    const { sampleRate, timestamp } = sample
    const piece = partOfPiece({ samples: mix(sample), sampleRate, timestamp }, part)
    sample.close()
    if (piece) yield piece
  }
}

/** Reads a track from its start and divides it into parts, which are in order. */
async function* partsInOrder(
  track: InputAudioTrack,
  parts: readonly MediaPart[],
): AsyncGenerator<TimedPiece> {
  const mix = createMixer()
  let next = 0
  for await (const sample of new AudioSampleSink(track).samples()) {
    const { sampleRate, timestamp, duration } = sample
    const piece = { samples: mix(sample), sampleRate, timestamp }
    sample.close()
    for (; next < parts.length; next += 1) {
      const part = parts[next]
      const cut = part && partOfPiece(piece, part)
      if (cut) yield cut
      if (part && part.to > timestamp + duration) break
    }
    if (next === parts.length) return
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
  /** Whether packets have these times only if all packets before them were read. */
  isReadInOrder: boolean
  /** Whether players only estimate its length. */
  isLengthEstimated(): Promise<boolean>
  /** Its times between gaps; found once. */
  ranges(): Promise<readonly TimeRange[]>
}

const isDecodable = async (track: InputAudioTrack) =>
  track.codec === null ? amrHead(await track.getInternalCodecId()) !== undefined : isPlayable(track.codec)

/** The sound of a film that players choose: the first choice of the film, or another if browsers do not decode that. */
export async function soundTrackOf(input: Input): Promise<InputAudioTrack | null> {
  const first = await input.getPrimaryAudioTrack()
  if (!first || (await isDecodable(first))) return first
  for (const track of await input.getAudioTracks()) if (await isDecodable(track)) return track
  return first
}

async function requireTrack(input: Input, mime: string): Promise<InputAudioTrack> {
  const track = await soundTrackOf(input)
  if (!track) throw new SoundFileError('noSound')
  if (!(await isDecodable(track))) {
    throw new SoundFileError('foreign', {
      what: soundName((await track.getInternalCodecId()) ?? track.codec, mime),
    })
  }
  requireSound(track)
  return track
}

/** A range of the times of a file, in seconds. */
interface TimeRange {
  readonly from: number
  readonly to: number
}

/** Files of frames alone, whose times follow from their number, and Ogg, whose gaps are found in its pages. */
const WITHOUT_GAPS = ['audio/wav', 'audio/mpeg', 'audio/flac', 'audio/aac', 'audio/ogg']

/** Maximum number of samples of one packet, by codec. */
const PACKET_SAMPLES: Readonly<Record<string, number>> = { aac: 2048, mp3: 1152, vorbis: 8192, flac: 16_384 }
const OPUS_PACKET_S = 0.12

/** The time that the sound of a packet takes at most, in seconds: in MP4, a packet before a gap lasts until its end. */
function longestSound({ codec, sampleRate, numberOfChannels }: InputAudioTrack, bytes: number): number {
  if (codec === 'opus') return OPUS_PACKET_S
  if (codec?.startsWith('pcm-')) return plainSamples(codec, numberOfChannels, bytes) / sampleRate
  return (PACKET_SAMPLES[codec ?? ''] ?? Number.POSITIVE_INFINITY) / sampleRate
}

/**
 * The times of a track between its gaps, for example where silence was not transmitted. Without a gap they are
 * unlimited.
 */
async function rangesWithoutGaps(track: InputAudioTrack, mime: string): Promise<readonly TimeRange[]> {
  const ranges: { from: number; to: number }[] = [
    { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY },
  ]
  if (WITHOUT_GAPS.includes(mime)) return ranges
  let end: number | undefined
  let usual = 0
  for await (const { timestamp, duration, byteLength } of packetsWithoutData(track)) {
    const last = ranges.at(-1)
    if (end !== undefined && last && timestamp - end > TOLERATED_GAP_S) {
      last.to = end
      ranges.push({ from: timestamp, to: Number.POSITIVE_INFINITY })
    }
    // The last packet of a cluster of Matroska has no duration.
    if (duration > 0) usual = Math.min(duration, longestSound(track, byteLength))
    end = timestamp + usual
  }
  return ranges
}

export async function hasIrregularTimes([first, ...others]: readonly Stream[]): Promise<boolean> {
  if (!first || others.length > 0) return others.length > 0
  const { parts, offset } = first.times
  // Players omit the silence before a sound without a picture.
  const silence = first.picture ? 0 : (parts[0]?.at ?? 0)
  if (Math.max(offset, silence) > TOLERATED_GAP_S || parts.length > 1) return true
  return (await first.isLengthEstimated()) || (await first.ranges()).length > 1
}

export async function openStream(file: Blob, input: Input, mime: string): Promise<Stream> {
  const track = await requireTrack(input, mime)
  const picture = await input.getPrimaryVideoTrack()
  const counted = mime === 'audio/ogg' ? await oggParts(file, track) : []
  const times = await filmTimes(file, track, picture, counted)
  if (times.seconds <= 0 || times.parts.length === 0) throw new SoundFileError('empty')
  let ranges: Promise<readonly TimeRange[]> | undefined
  return {
    track,
    picture,
    times,
    isReadInOrder: counted.length > 0,
    isLengthEstimated: () => isLengthEstimated(file, track, mime),
    ranges: () => {
      ranges ??= rangesWithoutGaps(track, mime)
      return ranges
    },
  }
}

/** The parts that are played between two moments, in seconds. */
const partsWithin = (parts: readonly MediaPart[], start: number, end: number): MediaPart[] =>
  parts.flatMap(({ from, to, at }) => {
    const skipped = Math.max(0, start - at)
    const until = Math.min(to, from + end - at)
    return from + skipped < until ? [{ from: from + skipped, to: until, at: at + skipped }] : []
  })

/** Divides a part at the gaps. */
const partsBetweenGaps = (part: MediaPart, ranges: readonly TimeRange[]): MediaPart[] =>
  ranges.flatMap((range) => {
    const from = Math.max(part.from, range.from)
    const to = Math.min(part.to, range.to)
    return from < to ? [{ from, to, at: part.at + from - part.from }] : []
  })

/**
 * The sound between two moments of a stream, in seconds. Browsers' decoders count the time of their output from their
 * first packet, so each range between gaps has a decoder of its own.
 */
export async function* decodeRange(
  { track, times, isReadInOrder, ranges }: Stream,
  start: number,
  end: number,
): AsyncGenerator<TimedPiece> {
  if (!(await track.canDecode())) throw new SoundFileError('undecodable')
  try {
    const parts = partsWithin(times.parts, start, end)
    if (isReadInOrder) return yield* partsInOrder(track, parts)
    const found = await ranges()
    for (const part of parts.flatMap((each) => partsBetweenGaps(each, found))) yield* partOfTrack(track, part)
  } catch (cause) {
    throw new SoundFileError('unreadable', { cause })
  }
}
