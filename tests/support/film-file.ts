import { BlobSource, type EncodedPacket, EncodedPacketSink, Input, MP4, WEBM } from 'mediabunny'
import type { PcmAudio } from '#mocks/engines/audio/pcm-audio.ts'
import { recordedBytes } from './recorded-file.ts'
import { type FilmPicture, filmOf, vp8Picture } from './small-film.ts'

/** Packets of a film's picture track, in file order. @throws Error if there is none */
export async function pictureOf(film: Blob): Promise<FilmPicture> {
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

const filmFrom = async (name: string) =>
  name.endsWith('.vp8.mp4') ? vp8Picture() : pictureOf(new Blob([await recordedBytes('silent-film.mp4')]))

/**
 * A small film with uncompressed sound, so that every engine can read it. Picture and sound have the same length.
 * @param name of a film in VP8 it ends in `.vp8.mp4`
 */
export const filmWith = async (sound: PcmAudio, name = 'film.mp4'): Promise<File> =>
  filmOf(await filmFrom(name), sound, name)
