import mp3WasmUrl from 'wasm-media-encoders/wasm/mp3?url'
import { answerJobs } from '../workers/answer-jobs.ts'
import { encodeMp3, type Mp3BitRate } from './encode-mp3.ts'
import type { PcmAudio } from './pcm-audio.ts'

export interface EncoderJob {
  audio: PcmAudio
  kbps: Mp3BitRate
}

let wasm: Promise<ArrayBuffer> | undefined

async function loadWasm(): Promise<ArrayBuffer> {
  const response = await fetch(mp3WasmUrl)
  if (!response.ok) throw new Error(`The MP3 encoder answered ${response.status}.`)
  return response.arrayBuffer()
}

answerJobs<EncoderJob, Uint8Array<ArrayBuffer>>(async ({ audio, kbps }, onProgress) => {
  wasm ??= loadWasm()
  wasm.catch(() => {
    wasm = undefined
  })
  const result = await encodeMp3(audio, { kbps, wasm: await wasm, onProgress })
  return { result, transfer: [result.buffer] }
})
