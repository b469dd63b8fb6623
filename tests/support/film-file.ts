import {
  AudioSample,
  AudioSampleSource,
  BlobSource,
  BufferTarget,
  EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  WEBM,
} from 'mediabunny'
import type { PcmAudio } from '#mocks/engines/audio/pcm-audio.ts'
import { recordedBytes } from '#tests/support/recorded-file.ts'

/** Packets of a film's picture track, in file order. @throws Error if there is none */
export async function pictureOf(film: Blob) {
  const input = new Input({ source: new BlobSource(film), formats: [MP4, WEBM] })
  const track = await input.getPrimaryVideoTrack()
  if (!track?.codec) throw new Error('there is no picture')
  const packets: EncodedPacket[] = []
  for await (const packet of new EncodedPacketSink(track).packets()) packets.push(packet)
  const decoderConfig = (await track.getDecoderConfig()) ?? undefined
  return { codec: track.codec, packets, duration: await track.computeDuration(), decoderConfig }
}

/** Bytes of every packet of a film's picture track, in file order. */
export async function pictureBytes(film: Blob): Promise<Uint8Array[]> {
  return (await pictureOf(film)).packets.map(({ data }) => data)
}

/**
 * A key frame of one VP8 pixel: https://developers.google.com/speed/webp/docs/riff_container, the file of one
 * pixel.
 */
const VP8_FRAME = Uint8Array.from(atob('MAEAnQEqAQABAA7A/iWkAANwAAAAAA=='), (letter) => letter.charCodeAt(0))

function vp8Picture(): Awaited<ReturnType<typeof pictureOf>> {
  return {
    codec: 'vp8',
    packets: [new EncodedPacket(VP8_FRAME, 'key', 0, 0.5)],
    duration: 0.5,
    decoderConfig: { codec: 'vp8', codedWidth: 1, codedHeight: 1 },
  }
}

const filmFrom = async (name: string) =>
  name.endsWith('.vp8.mp4') ? vp8Picture() : pictureOf(new Blob([await recordedBytes('silent-film.mp4')]))

/**
 * A small film with uncompressed sound, so that every engine can read it. Picture and sound have the same length.
 * @param name of a film in VP8 it ends in `.vp8.mp4`
 */
export async function filmWith({ samples, sampleRate }: PcmAudio, name = 'film.mp4'): Promise<File> {
  const picture = await filmFrom(name)
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat(), target })
  const video = new EncodedVideoPacketSource(picture.codec)
  const audio = new AudioSampleSource({ codec: 'pcm-s16' })
  output.addVideoTrack(video)
  output.addAudioTrack(audio)
  await output.start()
  const { decoderConfig } = picture
  const rounds = Math.ceil(samples.length / sampleRate / picture.duration)
  for (let round = 0; round < rounds; round += 1) {
    for (const packet of picture.packets) {
      const timestamp = packet.timestamp + round * picture.duration
      await video.add(
        new EncodedPacket(packet.data, packet.type, timestamp, packet.duration),
        decoderConfig && { decoderConfig },
      )
    }
  }
  const whole = new Int16Array(Math.round(rounds * picture.duration * sampleRate))
  whole.set(samples)
  const sound = new AudioSample({
    data: whole,
    format: 's16',
    numberOfChannels: 1,
    sampleRate,
    timestamp: 0,
  })
  await audio.add(sound)
  sound.close()
  await output.finalize()
  return new File([target.buffer ?? new ArrayBuffer()], name, { type: 'video/mp4' })
}
