import mp3WasmUrl from 'wasm-media-encoders/wasm/mp3?url'
import { answerJobs } from '../workers/answer-jobs.ts'
import type { AacModule, CreateAacModule } from './aac-module.ts'
import { type AacSound, encodeAac } from './encode-aac.ts'
import { encodeMp3, type Mp3BitRate } from './encode-mp3.ts'
import type { PcmAudio } from './pcm-audio.ts'

export type EncoderJob =
  | { kind: 'mp3'; audio: PcmAudio; kbps: Mp3BitRate }
  | { kind: 'aac'; audio: PcmAudio; kbps: number; aacUrl: string }

let wasm: Promise<ArrayBuffer> | undefined
let aac: Promise<AacModule> | undefined

async function loadWasm(): Promise<ArrayBuffer> {
  const response = await fetch(mp3WasmUrl)
  if (!response.ok) throw new Error(`The MP3 encoder answered ${response.status}.`)
  return response.arrayBuffer()
}

async function loadAac(url: string): Promise<AacModule> {
  const { default: create }: { default: CreateAacModule } = await import(/* @vite-ignore */ url)
  return create()
}

/** Loads once; after a failure the next job tries again. */
async function mp3Encoder() {
  wasm ??= loadWasm()
  wasm.catch(() => {
    wasm = undefined
  })
  return wasm
}

async function aacModule(url: string) {
  aac ??= loadAac(url)
  aac.catch(() => {
    aac = undefined
  })
  return aac
}

answerJobs<EncoderJob, Uint8Array<ArrayBuffer> | AacSound>(async (job, onProgress) => {
  if (job.kind === 'aac') {
    const result = encodeAac(job.audio, { kbps: job.kbps, module: await aacModule(job.aacUrl), onProgress })
    return { result, transfer: result.packets.map(({ buffer }) => buffer) }
  }
  const result = await encodeMp3(job.audio, { kbps: job.kbps, wasm: await mp3Encoder(), onProgress })
  return { result, transfer: [result.buffer] }
})
