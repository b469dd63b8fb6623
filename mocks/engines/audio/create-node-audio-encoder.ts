import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { CreateAacModule } from './aac-module.ts'
import { aacSource } from './aac-source.ts'
import type { AudioEncoder } from './audio-encoder.ts'
import { encodeAac } from './encode-aac.ts'
import { encodeMp3 } from './encode-mp3.ts'
import { encodeOgg } from './encode-ogg.ts'

async function loadAac() {
  const address = `data:text/javascript;base64,${Buffer.from(await aacSource()).toString('base64')}`
  const { default: create }: { default: CreateAacModule } = await import(/* @vite-ignore */ address)
  return create()
}

export function createNodeAudioEncoder(): AudioEncoder {
  let wasm: Promise<Uint8Array<ArrayBuffer>> | undefined
  let ogg: Promise<Uint8Array<ArrayBuffer>> | undefined
  let aac: ReturnType<typeof loadAac> | undefined
  return {
    async encodeMp3(audio, kbps, options) {
      wasm ??= readFile(createRequire(import.meta.url).resolve('wasm-media-encoders/wasm/mp3'))
      return encodeMp3(audio, { ...options, kbps, wasm: await wasm })
    },
    async encodeOgg(audio, options) {
      ogg ??= readFile(createRequire(import.meta.url).resolve('wasm-media-encoders/wasm/ogg'))
      return encodeOgg(audio, { ...options, wasm: await ogg })
    },
    async encodeAac(audio, kbps, options) {
      aac ??= loadAac()
      return encodeAac(audio, { ...options, kbps, module: await aac })
    },
  }
}
