import { join } from 'node:path'
import { build, type Plugin } from 'vite'

const ENTRY = join(import.meta.dirname, 'v1.ts')
/** The address is part of every code that was ever copied, so it never changes. */
const FILE = 'reader/v1.js'

async function bundle(): Promise<string> {
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
      this.emitFile({ type: 'asset', fileName: FILE, source: await bundle() })
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        if (request.url?.split('?')[0] !== `${server.config.base}${FILE}`) return next()
        try {
          response.setHeader('content-type', 'text/javascript')
          response.end(await bundle())
        } catch (error) {
          next(error)
        }
      })
    },
  }
}
