import { createEncoder } from 'wasm-media-encoders/esnext'
import { chunksOf } from './encode-mp3.ts'
import type { Pcm } from './pcm-audio.ts'

/** Vorbis in an Ogg file. */
export interface OggSound {
  ogg: Uint8Array<ArrayBuffer>
}

export interface OggOptions {
  /** libvorbis as WebAssembly: the bytes of wasm-media-encoders/wasm/ogg.wasm. */
  wasm: ArrayBuffer | Uint8Array<ArrayBuffer>
  signal?: AbortSignal
  onProgress?: (progress: number) => void
}

/** Quality of libvorbis, from −1 to 10: speech sounds clear, at about 80 kbit/s. */
const QUALITY = 4

/**
 * Mono Vorbis. Encoding blocks the thread; on a page use the worker encoder. @throws the signal's reason when
 * aborted
 */
export async function encodeOgg(audio: Pcm, { wasm, ...options }: OggOptions): Promise<OggSound> {
  const encoder = await createEncoder('audio/ogg', wasm)
  encoder.configure({ channels: 1, sampleRate: audio.sampleRate, vbrQuality: QUALITY })
  return { ogg: await chunksOf(encoder, audio, options) }
}
