import {
  AudioSample,
  AudioSampleSource,
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  type VideoCodec,
} from 'mediabunny'
import type { PcmAudio } from '#mocks/engines/audio/pcm-audio.ts'

export interface FilmPicture {
  readonly codec: VideoCodec
  readonly packets: readonly EncodedPacket[]
  /** In seconds. */
  readonly duration: number
  readonly decoderConfig: VideoDecoderConfig | undefined
}

/**
 * A key frame of one VP8 pixel: https://developers.google.com/speed/webp/docs/riff_container, the file of one
 * pixel.
 */
const VP8_FRAME = Uint8Array.from(atob('MAEAnQEqAQABAA7A/iWkAANwAAAAAA=='), (letter) => letter.charCodeAt(0))

export function vp8Picture(): FilmPicture {
  return {
    codec: 'vp8',
    packets: [new EncodedPacket(VP8_FRAME, 'key', 0, 0.5)],
    duration: 0.5,
    decoderConfig: { codec: 'vp8', codedWidth: 1, codedHeight: 1 },
  }
}

/** A film with uncompressed sound, so that every engine can read it. Its picture is repeated until the sound ends. */
export async function filmOf(
  picture: FilmPicture,
  { samples, sampleRate }: PcmAudio,
  name: string,
): Promise<File> {
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
