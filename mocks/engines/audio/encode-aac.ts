import { joinAll } from '#src/rules/byte-writer.ts'
import { appendedFile } from '#src/rules/growing-file.ts'
import type { AacModule } from './aac-module.ts'
import type { AacTrack } from './aac-track.ts'
import { type Pcm, sampleCount, samplesOf } from './pcm-audio.ts'

interface AacOptions {
  module: AacModule
  kbps: number
  onProgress?: (progress: number) => void
}

/** Packets between two reports of progress: about six seconds of sound. */
const REPORT_PACKETS = 256

/** Mono AAC-LC. Encoding blocks the thread; on a page use the worker encoder. @throws Error */
export async function encodeAac(sound: Pcm, { module, kbps, onProgress }: AacOptions): Promise<AacTrack> {
  const { sampleRate } = sound
  const context = module._init_encoder(1, sampleRate, kbps * 1000)
  if (context === 0) throw new Error(`AAC at ${sampleRate} Hz cannot be encoded.`)
  const memory = (at: number, size: number) => module.HEAPU8.slice(at, at + size) as Uint8Array<ArrayBuffer>
  const frame = module._get_encoder_frame_size(context)
  const config = memory(module._get_encoder_extradata(context), module._get_encoder_extradata_size(context))
  const sizes: number[] = []
  const content = appendedFile()
  let packets: Uint8Array[] = []
  const drain = () => {
    for (let size = module._receive_packet(context); size > 0; size = module._receive_packet(context)) {
      sizes.push(size)
      packets.push(memory(module._get_encoded_data(context), size))
    }
  }
  const length = sampleCount(sound)
  const floats = new Float32Array(frame)
  let sent = 0
  for await (const samples of samplesOf(sound, frame * REPORT_PACKETS)) {
    for (let from = 0; from < samples.length; from += frame) {
      for (let place = 0; place < frame; place += 1) floats[place] = (samples[from + place] ?? 0) / 32_768
      const at = module._get_encode_input_ptr(context, floats.byteLength)
      module.HEAPU8.set(new Uint8Array(floats.buffer), at)
      if (module._send_frame(context, BigInt(sent)) < 0) throw new Error('AAC could not be encoded.')
      sent += frame
      drain()
    }
    await content.add(joinAll(packets))
    packets = []
    onProgress?.(Math.min(1, sent / length))
  }
  module._flush_encoder_start(context)
  drain()
  module._close_encoder(context)
  await content.add(joinAll(packets))
  return {
    sampleRate,
    packetSamples: frame,
    priming: frame,
    length,
    kbps,
    config,
    sizes,
    content: await content.finish(),
  }
}
