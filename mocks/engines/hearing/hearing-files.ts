import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'

/** Files of the model, and its runtime. */
export const hearingFiles = ['runtime', 'encoder', 'decoder'] as const
export type HearingFile = (typeof hearingFiles)[number]

const MODEL = ['@moonshine-ai/moonshine-js', 'dist/model/tiny/quantized'] as const

const places: Readonly<Record<HearingFile, readonly [name: string, ...path: string[]]>> = {
  runtime: ['onnxruntime-web', 'dist/ort-wasm-simd-threaded.wasm'],
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
