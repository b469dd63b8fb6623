import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'

/** Files of the models, and their runtime. */
export const hearingFiles = ['runtime', 'detector', 'encoder', 'decoder'] as const
/** The script that starts the runtime, which its package loads by its address instead of bundling it. */
const STARTER = 'starter'
export type HearingFile = (typeof hearingFiles)[number] | typeof STARTER

const MODEL = ['@moonshine-ai/moonshine-js', 'dist/model/tiny/quantized'] as const

const places: Readonly<Record<HearingFile, readonly [name: string, ...path: string[]]>> = {
  runtime: ['onnxruntime-web', 'dist/ort-wasm-simd-threaded.wasm'],
  starter: ['onnxruntime-web', 'dist/ort-wasm-simd-threaded.mjs'],
  detector: ['@ricky0123/vad-web', 'dist/silero_vad_v6.onnx'],
  encoder: [...MODEL, 'encoder_model.onnx'],
  decoder: [...MODEL, 'decoder_model_merged.onnx'],
}

/** Path of a file within its package, which exports only its script. @throws Error if it is not installed */
export function pathOfHearingFile(file: HearingFile): string {
  const [name, ...path] = places[file]
  const description = findPackageJSON(name, import.meta.url)
  if (!description) throw new Error(`${name} is not installed.`)
  return join(dirname(description), ...path)
}
