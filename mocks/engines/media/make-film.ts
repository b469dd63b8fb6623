import {
  BlobSource,
  BufferSource,
  BufferTarget,
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
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'
import type { AacSound } from '../audio/encode-aac.ts'
import type { OggSound } from '../audio/encode-ogg.ts'
import { type FilmWish, UnreadableMedia } from './media-engine.ts'

async function withFilm<Result>(
  film: Blob,
  use: (input: Input, picture: InputVideoTrack) => Promise<Result>,
): Promise<Result> {
  const input = new Input({ source: new BlobSource(film), formats: [MP4, QTFF, WEBM] })
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

/** Lays another sound beside the picture of a film, which is copied and not encoded anew. @throws UnreadableMedia */
export function makeFilm({ film, dub, original }: FilmWish): Promise<Uint8Array<ArrayBuffer>> {
  const { sound } = dub
  return withFilm(film, async (input, picture) => {
    const target = new BufferTarget()
    const format = 'ogg' in sound ? new WebMOutputFormat() : new Mp4OutputFormat()
    const output = new Output({ format, target })
    if (picture.codec === null) throw new UnreadableMedia('unreadable')
    const pictureSource = new EncodedVideoPacketSource(picture.codec)
    output.addVideoTrack(pictureSource, { rotation: picture.rotation })
    const dubSource = new EncodedAudioPacketSource('ogg' in sound ? 'vorbis' : 'aac')
    output.addAudioTrack(dubSource, { languageCode: dub.language })
    const own = original === undefined ? null : await input.getPrimaryAudioTrack()
    const ownSource = own?.codec ? new EncodedAudioPacketSource(own.codec) : undefined
    if (ownSource && original !== undefined) {
      output.addAudioTrack(ownSource, { languageCode: original, disposition: { default: false } })
    }
    await output.start()
    const laid = 'ogg' in sound ? addVorbis(sound, dubSource) : addSound(sound, dubSource)
    const added = [addPicture(picture, pictureSource), laid]
    if (own && ownSource) added.push(copySound(own, ownSource))
    await Promise.all(added)
    await output.finalize()
    if (!target.buffer) throw new Error('no film was made')
    return new Uint8Array(target.buffer)
  })
}
