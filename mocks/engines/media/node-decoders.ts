import type { OggVorbisDecoder } from '@wasm-audio-decoders/ogg-vorbis'
import {
  type AudioCodec,
  AudioSample,
  CustomAudioDecoder,
  type EncodedPacket,
  registerDecoder,
} from 'mediabunny'

interface Decoded {
  readonly channelData: readonly Float32Array[]
  readonly sampleRate: number
}

interface FrameDecoder {
  decode(frame: Uint8Array): Decoded | Promise<Decoded>
  /** Returns the samples that the decoder still holds at the end. */
  finish?(): Decoded
  free(): void
}

const bytesOf = (description: AllowSharedBufferSource | undefined) => {
  if (!description) return undefined
  return ArrayBuffer.isView(description)
    ? new Uint8Array(description.buffer, description.byteOffset, description.byteLength)
    : new Uint8Array(description)
}

type VorbisPages = Parameters<OggVorbisDecoder['decodeOggPages']>[0]

/** Two of the three headers of Vorbis, which Matroska and WebCodecs store with their sizes in front (Xiph lacing). */
function vorbisHeaders(description: Uint8Array = new Uint8Array()) {
  let at = 1
  const sizes = [0, 0].map(() => {
    const start = at
    while (description[at] === 255) at += 1
    at += 1
    return (at - 1 - start) * 255 + (description[at - 1] ?? 0)
  })
  const [identification = 0, comment = 0] = sizes
  return {
    identification: description.subarray(at, at + identification),
    setup: description.subarray(at + identification + comment),
  }
}

/** Decoders in WebAssembly, each loaded with the first file that needs it. */
const decoders: Partial<Record<AudioCodec, (config: AudioDecoderConfig) => Promise<FrameDecoder>>> = {
  async mp3() {
    const { MPEGDecoder } = await import('mpg123-decoder')
    const mpeg = new MPEGDecoder({ enableGapless: false })
    await mpeg.ready
    return { decode: (frame) => mpeg.decodeFrame(frame), free: () => mpeg.free() }
  },
  async opus({ numberOfChannels }) {
    const { OpusDecoder } = await import('opus-decoder')
    const opus = new OpusDecoder({ channels: numberOfChannels, preSkip: 0 })
    await opus.ready
    return { decode: (frame) => opus.decodeFrame(frame), free: () => opus.free() }
  },
  async flac() {
    const { FLACDecoder } = await import('@wasm-audio-decoders/flac')
    const flac = new FLACDecoder()
    await flac.ready
    return { decode: (frame) => flac.decodeFrames([frame]), free: () => flac.free() }
  },
  async vorbis({ description }) {
    const { OggVorbisDecoder } = await import('@wasm-audio-decoders/ogg-vorbis')
    const vorbis = new OggVorbisDecoder()
    await vorbis.ready
    const { identification, setup } = vorbisHeaders(bytesOf(description))
    // Takes pages of Ogg files; it uses only these of their fields.
    const decodePage = (data: Uint8Array, frames: readonly Uint8Array[]) => {
      const codecFrames = frames.map((frame) => ({ data: frame, header: { vorbisSetup: setup } }))
      return vorbis.decodeOggPages([{ data, codecFrames }] as unknown as VorbisPages)
    }
    await decodePage(identification, [])
    return { decode: (frame) => decodePage(new Uint8Array(), [frame]), free: () => vorbis.free() }
  },
  async aac({ description }) {
    const { decoder } = await import('@audio/decode-aac')
    const asc = bytesOf(description)
    const aac = await decoder(asc && { asc })
    return { decode: (frame) => aac.decode(frame), finish: () => aac.flush(), free: () => aac.free() }
  },
}

/** Gives the samples of a decoder their times, counted from the first packet. */
class NodeAudioDecoder extends CustomAudioDecoder {
  #decoder: FrameDecoder | undefined
  #start: number | undefined
  #count = 0

  static override supports(codec: AudioCodec): boolean {
    return decoders[codec] !== undefined
  }

  async init() {
    this.#decoder = await decoders[this.codec]?.(this.config)
  }

  async decode(packet: EncodedPacket) {
    const decoded = await this.#decoder?.decode(packet.data)
    // The first packet of Vorbis gives no sound: it only starts the overlap.
    if (this.codec !== 'vorbis' || decoded?.channelData[0]?.length) this.#start ??= packet.timestamp
    if (decoded) this.#emit(decoded)
  }

  flush() {
    const rest = this.#decoder?.finish?.()
    if (rest) this.#emit(rest)
  }

  close() {
    this.#decoder?.free()
  }

  #emit({ channelData, sampleRate }: Decoded) {
    const length = channelData[0]?.length ?? 0
    if (length === 0) return
    const data = new Float32Array(length * channelData.length)
    for (const [channel, samples] of channelData.entries()) data.set(samples, channel * length)
    const timestamp = (this.#start ?? 0) + this.#count / sampleRate
    this.#count += length
    const format = 'f32-planar'
    this.onSample(
      new AudioSample({ data, format, numberOfChannels: channelData.length, sampleRate, timestamp }),
    )
  }
}

let isRegistered = false

/** Lets Node, which has no decoders of its own, read the recordings of phones and programs as browsers do. */
export function registerNodeDecoders() {
  if (isRegistered) return
  isRegistered = true
  registerDecoder(NodeAudioDecoder)
}
