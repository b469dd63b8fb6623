import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { madeFiles } from '../files/made-files-plugin.ts'
import { hearingFiles, pathOfHearingFile } from './hearing-files.ts'

/** Serves the model for English, for which its package has no address, and the runtime. */
export const hearingModel = (): Plugin => ({
  ...madeFiles({
    module: 'virtual:hearing-model',
    names: hearingFiles,
    ending: '.onnx',
    mime: 'application/octet-stream',
    make: (name) => readFile(pathOfHearingFile(name)),
  }),
  // Excluded because they are first imported inside a worker; optimizing them late would reload the page.
  config: () => ({ optimizeDeps: { exclude: ['onnxruntime-web', 'llama-tokenizer-js'] } }),
})
