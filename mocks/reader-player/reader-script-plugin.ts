import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { PLAYER_PATH } from '#mocks/services/website-reader/reader-paths.ts'

const ENTRY = join(import.meta.dirname, 'v1.ts')
const FILE = PLAYER_PATH.slice(1)

/** Other sites load it: that is what it is for. */
export const SCRIPT_HEADERS = {
  'content-type': 'text/javascript; charset=utf-8',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const

export async function playerScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: ENTRY, formats: ['iife'], name: 'reader', fileName: 'v1' },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  const [file] = output && 'output' in output ? output.output : []
  if (file?.type !== 'chunk') throw new Error('The reader has not been built')
  return file.code
}

/**
 * Gives the sandbox the script that the code on a site loads, at an address that never changes. The production
 * build must not list it: there the script belongs to the service.
 */
export function readerScript(): Plugin {
  return {
    name: 'avaz:reader-script',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: await playerScript() })
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        if (request.url?.split('?')[0] !== `${server.config.base}${FILE}`) return next()
        try {
          const script = await playerScript()
          response.writeHead(200, SCRIPT_HEADERS).end(script)
        } catch (error) {
          next(error)
        }
      })
    },
  }
}
