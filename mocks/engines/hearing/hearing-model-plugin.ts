import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { madeFiles } from '../files/made-files-plugin.ts'
import { hearingFiles, pathOfHearingFile } from './hearing-files.ts'

/** Serves the models, for which their packages have no address, and the runtime. */
const model = (): Plugin => ({
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

/** Serves the script that starts the runtime, as the browser imports it in the worker. */
const starter = (): Plugin =>
  madeFiles({
    module: 'virtual:hearing-starter',
    names: ['starter'],
    ending: '.js',
    mime: 'text/javascript',
    make: (name) => readFile(pathOfHearingFile(name)),
  })

export const hearingModel = (): Plugin[] => [model(), starter()]
