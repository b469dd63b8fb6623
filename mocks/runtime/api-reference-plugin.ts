import type { Plugin } from 'vite'
import { referenceResponse } from './api-reference.ts'
import { referenceFile, referenceFileNames } from './api-reference-files.ts'
import { sendResponse } from './node-http.ts'

/** Adds the API reference to the sandbox, at `docs/`. */
export const apiReference = (): Plugin => ({
  name: 'avaz:api-reference',
  async generateBundle() {
    for (const name of referenceFileNames) {
      const source = await referenceFile(name)
      if (source !== undefined) this.emitFile({ type: 'asset', fileName: `docs/${name}`, source })
    }
  },
  configureServer(server) {
    server.middlewares.use(async (request, response, next) => {
      try {
        const path = request.url?.split('?')[0]?.slice(server.config.base.length - 1) ?? ''
        const reference = await referenceResponse(path)
        return reference ? await sendResponse(reference, response) : next()
      } catch (error) {
        next(error)
      }
    })
  },
})
