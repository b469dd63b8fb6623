import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Plugin } from 'vite'
import { madeFiles } from '../files/made-files-plugin.ts'
import { type EspeakPackName, espeakPackNames } from './espeak-packs.ts'
import { sliceEspeakData } from './slice-espeak-data.ts'

const zippedPacks = new Map<EspeakPackName, Promise<Uint8Array>>()

function zipPack(name: EspeakPackName): Promise<Uint8Array> {
  const known = zippedPacks.get(name)
  if (known) return known
  const zipping = sliceEspeakData(name).then((slice) => promisify(gzip)(slice, { level: 9 }))
  zippedPacks.set(name, zipping)
  return zipping
}

/** Serves espeak-ng's data as one gzipped pack per language, so that a browser loads only the languages it speaks. */
export const espeakData = (): Plugin => ({
  ...madeFiles({
    module: 'virtual:espeak-data',
    names: espeakPackNames,
    ending: '.bin',
    mime: 'application/octet-stream',
    make: zipPack,
  }),
  // Excluded because these plain ES modules are first imported inside a worker; optimizing them late would reload
  // the page.
  config: () => ({
    optimizeDeps: { exclude: ['@echogarden/espeak-ng-emscripten', 'wasm-media-encoders'] },
  }),
})
