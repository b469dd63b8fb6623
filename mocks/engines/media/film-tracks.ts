import {
  BufferSource,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  OGG,
  type Output,
} from 'mediabunny'
import type { AacTrack } from '../audio/aac-track.ts'
import type { OggSound } from '../audio/encode-ogg.ts'
import { UnreadableMedia } from './media-engine.ts'

export interface FilmTrack {
  /** The track of the original film that this one is a copy of. */
  copied?: InputVideoTrack | InputAudioTrack
  /** The bytes of all packets in sequence, if they are stored that way. */
  content?: Blob
  /** Packets in decoding order; bare packets contain zeros of the right length and read nothing. */
  packets(isBare: boolean): AsyncIterable<EncodedPacket>
  /** Adds the track to a film that is not started yet. @returns a function that writes its packets */
  addTo(output: Output): Promise<(packet: EncodedPacket) => Promise<void>>
}

let zeros = new Uint8Array(0)

/** Shared zeros for all packets. */
function zeroBytes(size: number): Uint8Array {
  if (zeros.length < size) zeros = new Uint8Array(2 * size)
  return zeros.subarray(0, size)
}

/** @param offset start of the film's times, in seconds */
async function* packetsOf(track: InputVideoTrack | InputAudioTrack, isBare: boolean, offset: number) {
  const sink = new EncodedPacketSink(track)
  for await (const packet of sink.packets(undefined, undefined, { metadataOnly: isBare })) {
    const timestamp = packet.timestamp - offset
    yield packet.clone(isBare ? { timestamp, data: zeroBytes(packet.byteLength) } : { timestamp })
  }
}

/** @throws UnreadableMedia */
export function pictureTrack(track: InputVideoTrack, offset = 0): FilmTrack {
  const { codec, rotation } = track
  if (codec === null) throw new UnreadableMedia('unreadable')
  return {
    copied: track,
    packets: (isBare) => packetsOf(track, isBare, offset),
    async addTo(output) {
      const source = new EncodedVideoPacketSource(codec)
      output.addVideoTrack(source, { rotation })
      const decoderConfig = (await track.getDecoderConfig()) ?? undefined
      return (packet) => source.add(packet, decoderConfig && { decoderConfig })
    },
  }
}

/** Marks a track as not `default` if players should not choose it; undefined for an unknown codec. */
export function soundTrack(
  track: InputAudioTrack,
  metadata: { languageCode: string; disposition?: { default: boolean } },
  offset = 0,
): FilmTrack | undefined {
  const { codec } = track
  if (codec === null) return undefined
  return {
    copied: track,
    packets: (isBare) => packetsOf(track, isBare, offset),
    async addTo(output) {
      const source = new EncodedAudioPacketSource(codec)
      output.addAudioTrack(source, metadata)
      const decoderConfig = (await track.getDecoderConfig()) ?? undefined
      return (packet) => source.add(packet, decoderConfig && { decoderConfig })
    },
  }
}

/** @returns the track of an Ogg file, which stays open until closed */
export async function vorbisTrack({ ogg }: OggSound, languageCode: string) {
  const input = new Input({ source: new BufferSource(ogg), formats: [OGG] })
  const found = await input.getPrimaryAudioTrack()
  const track = found && soundTrack(found, { languageCode })
  if (!track) throw new Error('no sound was made')
  return { track, close: () => input.dispose() }
}

/** Packets with the encoder's priming before time zero, where it is not played. */
async function* aacPackets({ sampleRate, packetSamples, priming, length, sizes }: AacTrack) {
  for (const [index, size] of sizes.entries()) {
    const from = index * packetSamples - priming
    const samples = Math.min(packetSamples, length - from)
    if (samples <= 0) return
    yield new EncodedPacket(zeroBytes(size), 'key', from / sampleRate, samples / sampleRate)
  }
}

/** An AAC track whose packets are given by their sizes only. */
export function aacTrack(sound: AacTrack, languageCode: string): FilmTrack {
  const { sampleRate, config: description, content } = sound
  const decoderConfig = { codec: 'mp4a.40.2', sampleRate, numberOfChannels: 1, description }
  return {
    content,
    packets: () => aacPackets(sound),
    async addTo(output) {
      const source = new EncodedAudioPacketSource('aac')
      output.addAudioTrack(source, { languageCode })
      return (packet) => source.add(packet, { decoderConfig })
    },
  }
}

interface TrackWriter {
  iterator: AsyncIterator<EncodedPacket>
  add(packet: EncodedPacket): Promise<void>
  next: EncodedPacket | undefined
  /** The latest moment written so far: pictures are not stored in display order. */
  at: number
  bytes: number
}

async function createTrackWriter(track: FilmTrack, output: Output, isBare: boolean): Promise<TrackWriter> {
  const add = await track.addTo(output)
  const iterator = track.packets(isBare)[Symbol.asyncIterator]()
  return { iterator, add, next: undefined, at: Number.NEGATIVE_INFINITY, bytes: 0 }
}

async function advanceWriter(laying: TrackWriter) {
  const { done, value } = await laying.iterator.next()
  laying.next = done ? undefined : value
  if (laying.next) laying.at = Math.max(laying.at, laying.next.timestamp)
}

/**
 * Writes tracks into a film. Pictures and sound of the same time are stored together.
 * @returns bytes of each track
 */
export async function interleaveTracks(
  output: Output,
  tracks: readonly FilmTrack[],
  isBare: boolean,
): Promise<number[]> {
  const layings: TrackWriter[] = []
  for (const track of tracks) layings.push(await createTrackWriter(track, output, isBare))
  await output.start()
  for (const laying of layings) await advanceWriter(laying)
  for (;;) {
    const waiting = layings.filter(({ next }) => next)
    const first = waiting.reduce<TrackWriter | undefined>((a, b) => (a && a.at <= b.at ? a : b), undefined)
    if (!first?.next) break
    await first.add(first.next)
    first.bytes += first.next.byteLength
    await advanceWriter(first)
  }
  await output.finalize()
  return layings.map(({ bytes }) => bytes)
}
