import type { Plugin } from 'vite'
import { aacSource } from './aac-source.ts'

const MODULE_ID = 'virtual:aac-encoder'
const RESOLVED_ID = `\0${MODULE_ID}`
const DEV_PATH = '@aac-encoder.js'

/**
 * Serves the AAC encoder as a script of the page's own host; `virtual:aac-encoder` names its address. For the sandbox
 * and its tests and stories only; the production build must not list it.
 */
export function aacEncoder(): Plugin {
  let isBuild = false
  let base = '/'
  return {
    name: 'avaz:aac-encoder',
    configResolved(config) {
      isBuild = config.command === 'build'
      base = config.base
    },
    resolveId: (id) => (id === MODULE_ID ? RESOLVED_ID : undefined),
    async load(id) {
      if (id !== RESOLVED_ID) return undefined
      if (!isBuild) return `export const aacUrl = ${JSON.stringify(`${base}${DEV_PATH}`)}`
      const asset = this.emitFile({ type: 'asset', name: 'aac-encoder.js', source: await aacSource() })
      return `export const aacUrl = import.meta.ROLLUP_FILE_URL_${asset}`
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        if (request.url?.split('?')[0] !== `${base}${DEV_PATH}`) return next()
        try {
          response.setHeader('content-type', 'text/javascript')
          response.end(await aacSource())
        } catch (error) {
          next(error)
        }
      })
    },
  }
}
