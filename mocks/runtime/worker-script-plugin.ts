import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { backendPaths } from './backend-paths.ts'

const FILE_NAME = 'mockServiceWorker.js'

/**
 * The worker script of msw after a listener that leaves all other requests to the browser. Otherwise each script, picture
 * and prefetched file would go through the page, which takes a millisecond of its time.
 */
async function workerScript(apiPath: string) {
  const script = await readFile(fileURLToPath(import.meta.resolve(`msw/${FILE_NAME}`)), 'utf8')
  return `addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url)
  if (!${JSON.stringify(backendPaths(apiPath))}.some((path) => pathname.startsWith(path))) event.stopImmediatePropagation()
})

${script}`
}

/**
 * Serves and emits the script of the service worker that passes requests to the fake backend.
 * @param apiBase path or address of the API, as in the settings of a build
 */
export function workerScriptPlugin(apiBase: string): Plugin {
  const apiPath = new URL(apiBase, 'http://localhost').pathname
  return {
    name: 'avaz:worker-script',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE_NAME, source: await workerScript(apiPath) })
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        try {
          if (request.url?.split('?')[0] !== `${server.config.base}${FILE_NAME}`) return next()
          response.writeHead(200, {
            'cache-control': 'no-cache',
            'content-type': 'text/javascript; charset=utf-8',
          })
          response.end(await workerScript(apiPath))
        } catch (error) {
          next(error)
        }
      })
    },
  }
}
