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
    this.#start ??= packet.timestamp
    const decoded = await this.#decoder?.decode(packet.data)
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
