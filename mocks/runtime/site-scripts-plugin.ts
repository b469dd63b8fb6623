import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { WIDGET_PATH } from '#mocks/services/chat-bot/chat-paths.ts'
import { PLAYER_PATH } from '#mocks/services/website-reader/reader-paths.ts'
import { SCRIPT_HEADERS } from './script-headers.ts'

/** Scripts that the code on a site loads, at permanent addresses. */
const entryByPath: Readonly<Record<string, string>> = {
  [PLAYER_PATH]: 'reader-player/v1.ts',
  [WIDGET_PATH]: 'chat-widget/v1.ts',
}

export async function siteScript(path: string): Promise<string | undefined> {
  const entry = entryByPath[path]
  if (entry === undefined) return undefined
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: join(import.meta.dirname, '..', entry), formats: ['iife'], name: 'avaz', fileName: 'v1' },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  const [file] = output && 'output' in output ? output.output : []
  if (file?.type !== 'chunk') throw new Error(`${entry} has not been built`)
  return file.code
}

/**
 * Adds the scripts for other sites to the sandbox. The production build must not list them: there they belong to the
 * service.
 */
export function siteScripts(): Plugin {
  return {
    name: 'avaz:site-scripts',
    async generateBundle() {
      for (const path of Object.keys(entryByPath)) {
        const source = await siteScript(path)
        if (source !== undefined) this.emitFile({ type: 'asset', fileName: path.slice(1), source })
      }
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        try {
          const path = request.url?.split('?')[0]?.slice(server.config.base.length - 1) ?? ''
          const script = await siteScript(path)
          if (script === undefined) return next()
          response.writeHead(200, SCRIPT_HEADERS).end(script)
        } catch (error) {
          next(error)
        }
      })
    },
  }
}
