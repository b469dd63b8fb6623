import mp3WasmUrl from 'wasm-media-encoders/wasm/mp3?url'
import oggWasmUrl from 'wasm-media-encoders/wasm/ogg?url'
import { answerJobs } from '../workers/answer-jobs.ts'
import type { AacModule, CreateAacModule } from './aac-module.ts'
import type { AacTrack } from './aac-track.ts'
import { encodeAac } from './encode-aac.ts'
import { encodeMp3 } from './encode-mp3.ts'
import { encodeOgg, type OggSound } from './encode-ogg.ts'
import type { Mp3BitRate } from './mp3-bit-rates.ts'
import type { Pcm } from './pcm-audio.ts'

export type EncoderJob =
  | { kind: 'mp3'; audio: Pcm; kbps: Mp3BitRate }
  | { kind: 'ogg'; audio: Pcm }
  | { kind: 'aac'; audio: Pcm; kbps: number; aacUrl: string }

let aacPromise: Promise<AacModule> | undefined
const wasmByUrl = new Map<string, Promise<ArrayBuffer>>()

async function loadWasm(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
  return response.arrayBuffer()
}

async function loadAac(url: string): Promise<AacModule> {
  const { default: create }: { default: CreateAacModule } = await import(/* @vite-ignore */ url)
  return create()
}

/** Loads once; after a failure the next job retries. */
async function encoderAt(url: string) {
  const loading = wasmByUrl.get(url) ?? loadWasm(url)
  wasmByUrl.set(url, loading)
  loading.catch(() => wasmByUrl.delete(url))
  return loading
}

async function aacModule(url: string) {
  aacPromise ??= loadAac(url)
  aacPromise.catch(() => {
    aacPromise = undefined
  })
  return aacPromise
}

answerJobs<EncoderJob, Uint8Array<ArrayBuffer> | AacTrack | OggSound>(async (job, onProgress) => {
  if (job.kind === 'aac') {
    const result = await encodeAac(job.audio, {
      kbps: job.kbps,
      module: await aacModule(job.aacUrl),
      onProgress,
    })
    return { result, transfer: [] }
  }
  if (job.kind === 'ogg') {
    const result = await encodeOgg(job.audio, { wasm: await encoderAt(oggWasmUrl), onProgress })
    return { result, transfer: [result.ogg.buffer] }
  }
  const made = { kbps: job.kbps, wasm: await encoderAt(mp3WasmUrl), onProgress }
  const result = await encodeMp3(job.audio, made)
  return { result, transfer: [result.buffer] }
})
