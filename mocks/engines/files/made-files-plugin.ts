import type { Plugin } from 'vite'

interface MadeFiles<Name extends string> {
  /** A module of this name exports `urls`: the address of each file, by its name. */
  readonly module: `virtual:${string}`
  readonly names: readonly Name[]
  /** File extension: `.js`. */
  readonly ending: string
  readonly mime: string
  readonly make: (name: Name) => Promise<string | Uint8Array>
}

/**
 * Serves files generated from a package's contents: as hashed assets in a build, from a folder of the dev server
 * otherwise. For the sandbox and its tests and stories only; the production build must not list it.
 */
export function madeFiles<Name extends string>(options: MadeFiles<Name>): Plugin {
  const { module, names, ending, mime, make } = options
  const id = module.replace('virtual:', '')
  let isBuild = false
  let folder = `/@${id}/`
  return {
    name: `avaz:${id}`,
    configResolved(config) {
      isBuild = config.command === 'build'
      folder = `${config.base}@${id}/`
    },
    resolveId: (wanted) => (wanted === module ? `\0${module}` : undefined),
    async load(loaded) {
      if (loaded !== `\0${module}`) return undefined
      const addressOf = async (name: Name) => {
        if (!isBuild) return JSON.stringify(`${folder}${name}${ending}`)
        const source = await make(name)
        return `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: `${name}${ending}`, source })}`
      }
      const entries = names.map(async (name) => `${JSON.stringify(name)}: ${await addressOf(name)}`)
      return `export const urls = { ${(await Promise.all(entries)).join(', ')} }`
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const path = request.url?.split('?')[0]
        const name = names.find((known) => path === `${folder}${known}${ending}`)
        if (name === undefined) return next()
        try {
          const file = await make(name)
          response.setHeader('content-type', mime)
          response.setHeader('content-length', Buffer.byteLength(file))
          response.end(file)
        } catch (error) {
          next(error)
        }
      })
    },
  }
}
