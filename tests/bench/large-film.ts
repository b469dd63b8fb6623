import { open } from 'node:fs/promises'
import {
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  StreamTarget,
  type StreamTargetChunk,
} from 'mediabunny'
import { createNodeAudioEncoder } from '#mocks/engines/audio/create-node-audio-encoder.ts'
import { pictureOf } from '#tests/support/film-file.ts'
import { recordedBytes } from '#tests/support/recorded-file.ts'
import { syntheticVoiceBytes } from '#tests/support/synthetic-voice.ts'

const MINUTES = 10
const FILM_BYTES = 495e6
const RATE = 16_000
const KBPS = 64
const WAV_HEAD_BYTES = 44
/** Filler unit of H.264 (ISO 14496-10), which decoders skip. */
const FILLER = 12

/** A packet with this many bytes of filler appended. */
function padPacket({ data }: EncodedPacket, bytes: number): Uint8Array {
  const grown = new Uint8Array(data.length + 4 + bytes).fill(0xff)
  grown.set(data)
  new DataView(grown.buffer).setUint32(data.length, bytes)
  grown[data.length + 4] = FILLER
  grown[grown.length - 1] = 0x80
  return grown
}

async function addPicture(source: EncodedVideoPacketSource) {
  const { packets, duration, decoderConfig } = await pictureOf(
    new Blob([await recordedBytes('silent-film.mp4')]),
  )
  const rounds = Math.ceil((MINUTES * 60) / duration)
  const filler = Math.round(FILM_BYTES / rounds / packets.length)
  for (let round = 0; round < rounds; round += 1) {
    for (const packet of packets) {
      const at = packet.timestamp + round * duration
      const grown = new EncodedPacket(padPacket(packet, filler), packet.type, at, packet.duration)
      await source.add(grown, decoderConfig && { decoderConfig })
    }
  }
}

function packetsIn(sizes: readonly number[], bytes: Uint8Array): Uint8Array[] {
  let end = 0
  return sizes.map((size) => {
    end += size
    return bytes.subarray(end - size, end)
  })
}

/** Adds the same minute of a voice repeatedly. */
async function addSound(source: EncodedAudioPacketSource) {
  const minute = new Int16Array(syntheticVoiceBytes(60), WAV_HEAD_BYTES)
  const sound = await createNodeAudioEncoder().encodeAac({ samples: minute, sampleRate: RATE }, KBPS)
  const { sizes, content, packetSamples, config: description } = sound
  const packets = packetsIn(sizes, new Uint8Array(await content.arrayBuffer()))
  const decoderConfig = { codec: 'mp4a.40.2', sampleRate: RATE, numberOfChannels: 1, description }
  const length = packetSamples / RATE
  for (let at = 0; at < MINUTES * packets.length; at += 1) {
    const data = packets[at % packets.length]
    if (data) await source.add(new EncodedPacket(data, 'key', at * length, length), { decoderConfig })
  }
}

/** Writes a film of ten minutes close to the size limit. */
export async function writeLargeFilm(path: string) {
  const file = await open(path, 'w')
  const writable = new WritableStream<StreamTargetChunk>({
    write: async ({ data, position }) => void (await file.write(data, 0, data.length, position)),
  })
  const target = new StreamTarget(writable, { chunked: true })
  const output = new Output({ format: new Mp4OutputFormat(), target })
  const picture = new EncodedVideoPacketSource('avc')
  const sound = new EncodedAudioPacketSource('aac')
  output.addVideoTrack(picture)
  output.addAudioTrack(sound)
  await output.start()
  await Promise.all([
    addPicture(picture).then(() => picture.close()),
    addSound(sound).then(() => sound.close()),
  ])
  await output.finalize()
  await file.close()
}
