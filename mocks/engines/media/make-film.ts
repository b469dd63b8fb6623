import {
  BlobSource,
  BufferSource,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  MP4,
  Mp4OutputFormat,
  OGG,
  Output,
  QTFF,
  StreamTarget,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'
import { MEGABYTE } from '#src/rules/limits.ts'
import type { AacSound } from '../audio/encode-aac.ts'
import type { OggSound } from '../audio/encode-ogg.ts'
import { growingFile } from '../files/growing-file.ts'
import { type FilmWish, UnreadableMedia } from './media-engine.ts'

/** A film is read from its beginning to its end: nothing comes twice. */
const CACHE_BYTES = 2 * MEGABYTE

async function withFilm<Result>(
  film: Blob,
  use: (input: Input, picture: InputVideoTrack) => Promise<Result>,
): Promise<Result> {
  const input = new Input({
    source: new BlobSource(film, { maxCacheSize: CACHE_BYTES }),
    formats: [MP4, QTFF, WEBM],
  })
  try {
    const picture = await input.getPrimaryVideoTrack()
    if (!picture) throw new UnreadableMedia('unreadable')
    return await use(input, picture)
  } finally {
    input.dispose()
  }
}

/** @throws UnreadableMedia where there is no picture */
export const pictureLength = (film: Blob): Promise<number> =>
  withFilm(film, (_, picture) => picture.computeDuration())

async function addPicture(track: InputVideoTrack, source: EncodedVideoPacketSource) {
  const decoderConfig = (await track.getDecoderConfig()) ?? undefined
  for await (const packet of new EncodedPacketSink(track).packets()) {
    await source.add(packet, decoderConfig && { decoderConfig })
  }
}

/** The packets of an Ogg file, as they are. */
async function addVorbis({ ogg }: OggSound, source: EncodedAudioPacketSource) {
  const input = new Input({ source: new BufferSource(ogg), formats: [OGG] })
  try {
    const track = await input.getPrimaryAudioTrack()
    if (!track) throw new Error('no sound was made')
    await copySound(track, source)
  } finally {
    input.dispose()
  }
}

async function copySound(track: InputAudioTrack, source: EncodedAudioPacketSource) {
  const decoderConfig = (await track.getDecoderConfig()) ?? undefined
  for await (const packet of new EncodedPacketSink(track).packets()) {
    await source.add(packet, decoderConfig && { decoderConfig })
  }
}

/** Packets of sound; what the encoder puts in front lies before the beginning and is not played. */
async function addSound(sound: AacSound, source: EncodedAudioPacketSource) {
  const { sampleRate, packetSamples, priming, config: description, length } = sound
  const decoderConfig = { codec: 'mp4a.40.2', sampleRate, numberOfChannels: 1, description }
  for (const [index, data] of sound.packets.entries()) {
    const from = index * packetSamples - priming
    const samples = Math.min(packetSamples, length - from)
    if (samples <= 0) break
    await source.add(new EncodedPacket(data, 'key', from / sampleRate, samples / sampleRate), {
      decoderConfig,
    })
  }
}

const isVorbis = (sound: AacSound | OggSound) => 'ogg' in sound

/** How many packets a track has, which is asked for only where a place is kept for their list. */
const packetsOf = async (track: InputVideoTrack | InputAudioTrack) =>
  (await track.computePacketStats()).packetCount

interface Tracks {
  picture: InputVideoTrack
  dub: FilmWish['dub']
  own: { track: InputAudioTrack; language: string } | undefined
}

/** Adds the tracks to a film. @returns what lays down their packets, once it is begun */
async function addTracks(output: Output, { picture, dub, own }: Tracks): Promise<() => Promise<unknown>> {
  const { sound } = dub
  if (picture.codec === null) throw new UnreadableMedia('unreadable')
  const pictureSource = new EncodedVideoPacketSource(picture.codec)
  const maximumPacketCount = await packetsOf(picture)
  output.addVideoTrack(pictureSource, { rotation: picture.rotation, maximumPacketCount })
  const dubSource = new EncodedAudioPacketSource(isVorbis(sound) ? 'vorbis' : 'aac')
  const dubCount = 'packets' in sound && { maximumPacketCount: sound.packets.length }
  output.addAudioTrack(dubSource, { languageCode: dub.language, ...dubCount })
  const ownSource = own?.track.codec ? new EncodedAudioPacketSource(own.track.codec) : undefined
  if (own && ownSource) {
    const { language: languageCode, track } = own
    const disposition = { default: false }
    output.addAudioTrack(ownSource, { languageCode, disposition, maximumPacketCount: await packetsOf(track) })
  }
  return () => {
    const added = [addPicture(picture, pictureSource)]
    added.push('ogg' in sound ? addVorbis(sound, dubSource) : addSound(sound, dubSource))
    if (own && ownSource) added.push(copySound(own.track, ownSource))
    return Promise.all(added)
  }
}

/** Lays another sound beside the picture of a film, which is copied and not encoded anew. @throws UnreadableMedia */
export function makeFilm({ film, dub, original }: FilmWish): Promise<Blob> {
  return withFilm(film, async (input, picture) => {
    const { writable, content } = growingFile()
    // The list of packets comes first, so that a player can begin before it has all of the film.
    const format = isVorbis(dub.sound)
      ? new WebMOutputFormat()
      : new Mp4OutputFormat({ fastStart: 'reserve' })
    const output = new Output({ format, target: new StreamTarget(writable) })
    const track = original === undefined ? null : await input.getPrimaryAudioTrack()
    const own = track && original !== undefined ? { track, language: original } : undefined
    const lay = await addTracks(output, { picture, dub, own })
    await output.start()
    await lay()
    await output.finalize()
    return content()
  })
}
