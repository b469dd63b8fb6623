import { createEncoder } from 'wasm-media-encoders/esnext'
import type { Mp3BitRate } from './mp3-bit-rates.ts'
import { type Pcm, sampleCount, samplesOf } from './pcm-audio.ts'

export interface Mp3Options {
  kbps: Mp3BitRate
  /** LAME as WebAssembly: the bytes of wasm-media-encoders/wasm/mp3.wasm. */
  wasm: ArrayBuffer | Uint8Array<ArrayBuffer>
  signal?: AbortSignal
  onProgress?: (progress: number) => void
}

const LOW_RATES = [16_000, 22_050, 24_000] as const
const HIGH_RATES = [32_000, 44_100, 48_000] as const
/** Upper limit of MPEG-2, the half-rate kind of MP3. */
const LOW_RATE_MAX_KBPS = 160
const CHUNK_SECONDS = 2

/** The rate nearest to the source that MP3 supports at this bit rate, never below the source if possible. */
function outputRate(sampleRate: number, kbps: number): (typeof LOW_RATES | typeof HIGH_RATES)[number] {
  const rates = kbps <= LOW_RATE_MAX_KBPS ? [...LOW_RATES, ...HIGH_RATES] : HIGH_RATES
  return rates.find((rate) => rate >= sampleRate) ?? 48_000
}

/** Samples from −1 to 1, in a reused buffer. */
function createFloats(most: number) {
  const floats = new Float32Array(most)
  return (samples: Int16Array): Float32Array => {
    const filled = floats.subarray(0, samples.length)
    for (let at = 0; at < samples.length; at += 1) filled[at] = (samples[at] as number) / 32_768
    return filled
  }
}

interface Encoder {
  encode(samples: readonly Float32Array[]): Uint8Array
  finalize(): Uint8Array
}

/** Everything that an encoder produces from a sound, piece by piece. @throws the signal's reason when aborted */
export async function chunksOf(
  encoder: Encoder,
  sound: Pcm,
  { signal, onProgress }: Pick<Mp3Options, 'signal' | 'onProgress'>,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  const count = sampleCount(sound)
  let done = 0
  const atATime = sound.sampleRate * CHUNK_SECONDS
  const toFloat = createFloats(atATime)
  for await (const samples of samplesOf(sound, atATime)) {
    signal?.throwIfAborted()
    chunks.push(encoder.encode([toFloat(samples)]).slice())
    done += samples.length
    onProgress?.(done / count)
  }
  chunks.push(encoder.finalize().slice())
  const bytes = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0))
  let written = 0
  for (const chunk of chunks) {
    bytes.set(chunk, written)
    written += chunk.length
  }
  return bytes
}

/**
 * A mono MP3 with constant bit rate. Encoding blocks the thread; on a page use the worker encoder.
 * @throws the signal's reason when aborted.
 */
export async function encodeMp3(audio: Pcm, options: Mp3Options): Promise<Uint8Array<ArrayBuffer>> {
  const { sampleRate } = audio
  const { kbps } = options
  options.signal?.throwIfAborted()
  const encoder = await createEncoder('audio/mpeg', options.wasm)
  encoder.configure({
    channels: 1,
    sampleRate,
    bitrate: kbps,
    outputSampleRate: outputRate(sampleRate, kbps),
  })
  return chunksOf(encoder, audio, options)
}
