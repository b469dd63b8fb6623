import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AudioEncoder } from './audio-encoder.ts'
import { encodeMp3 } from './encode-mp3.ts'

export function createNodeAudioEncoder(): AudioEncoder {
  let wasm: Promise<Uint8Array<ArrayBuffer>> | undefined
  return {
    async encodeMp3(audio, kbps, options) {
      wasm ??= readFile(createRequire(import.meta.url).resolve('wasm-media-encoders/wasm/mp3'))
      return encodeMp3(audio, { ...options, kbps, wasm: await wasm })
    },
  }
}
