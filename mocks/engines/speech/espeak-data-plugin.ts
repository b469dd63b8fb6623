import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Plugin } from 'vite'
import { type EspeakPackName, espeakPackNames } from './espeak-packs.ts'
import { sliceEspeakData } from './slice-espeak-data.ts'

const MODULE_ID = 'virtual:espeak-data'
const RESOLVED_ID = `\0${MODULE_ID}`
const DEV_FOLDER = '@espeak-data/'

const zippedPacks = new Map<EspeakPackName, Promise<Uint8Array>>()

function zipPack(name: EspeakPackName): Promise<Uint8Array> {
  const known = zippedPacks.get(name)
  if (known) return known
  const zipping = sliceEspeakData(name).then((slice) => promisify(gzip)(slice, { level: 9 }))
  zippedPacks.set(name, zipping)
  return zipping
}

function moduleSource(urlOf: (name: EspeakPackName) => string): string {
  return `export const packUrls = { ${espeakPackNames.map((name) => `${name}: ${urlOf(name)}`).join(', ')} }`
}

/**
 * Serves espeak-ng's data cut into one gzipped pack per language, so that a browser loads only the languages
 * it speaks. `virtual:espeak-data` names the addresses: hashed assets in a build, a folder of the dev server
 * otherwise. For the sandbox and its tests and stories only; the production build must not list it.
 */
export function espeakData(): Plugin {
  let isBuild = false
  let base = '/'
  return {
    name: 'avaz:espeak-data',
    // Both are plain ES modules found first inside a worker; optimizing them late would reload the page.
    config: () => ({
      optimizeDeps: { exclude: ['@echogarden/espeak-ng-emscripten', 'wasm-media-encoders'] },
    }),
    configResolved(config) {
      isBuild = config.command === 'build'
      base = config.base
    },
    resolveId: (id) => (id === MODULE_ID ? RESOLVED_ID : undefined),
    async load(id) {
      if (id !== RESOLVED_ID) return undefined
      if (!isBuild) return moduleSource((name) => JSON.stringify(`${base}${DEV_FOLDER}${name}.bin`))
      const packs = await Promise.all(
        espeakPackNames.map(async (name) => ({ name, source: await zipPack(name) })),
      )
      const references = new Map(
        packs.map(({ name, source }) => [
          name,
          this.emitFile({ type: 'asset', name: `espeak-${name}.bin`, source }),
        ]),
      )
      return moduleSource((name) => `import.meta.ROLLUP_FILE_URL_${references.get(name)}`)
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const path = request.url?.split('?')[0] ?? ''
        const name = espeakPackNames.find((pack) => path === `${base}${DEV_FOLDER}${pack}.bin`)
        if (!name) return next()
        try {
          const pack = await zipPack(name)
          response.setHeader('content-type', 'application/octet-stream')
          response.setHeader('content-length', pack.byteLength)
          response.end(pack)
        } catch (error) {
          next(error)
        }
      })
    },
  }
}
