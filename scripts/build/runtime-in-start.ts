import type { Plugin, Rolldown } from 'vite'

const RUNTIME = 'rolldown-runtime'
const HELPERS = new RegExp(`^import \\{ ([^}]+) \\} from "\\./${RUNTIME}-[^"]+";\\n`, 'm')

const fileOf = (path: string) => path.replace(/^.*\//, '')

const chunkNamed = <Chunk extends { readonly name: string }>(chunks: readonly Chunk[], name: string) =>
  chunks.find((chunk) => chunk.name === name)

/** Helpers that files may import, with their short names in the first file. */
const shortNames = (helpers: string) =>
  [...helpers.matchAll(/^var (__\w+) = \(/gm)].map(([, name = ''], index) => [`$${index}`, name] as const)

/** The first file with the helpers inlined at their import, and exporting them. */
function exportHelpers(code: string, helpers: string) {
  const exported = shortNames(helpers).map(([short, name]) => `${name} as ${short}`)
  return `${code.replace(HELPERS, () => helpers)}\nexport { ${exported.join(', ')} };`
}

/** A file that imports its helpers from the first file, which it imports anyway. */
function importFromStart(code: string, helpers: string, start: string) {
  const used = (HELPERS.exec(code)?.[1] ?? '').split(', ').map((pair) => pair.replace(/^.* as /, ''))
  const taken = shortNames(helpers).flatMap(([short, name]) =>
    used.includes(name) ? `${short} as ${name}` : [],
  )
  if (taken.length < used.length) throw new Error(`Of ${used.join(', ')} some are no helpers`)
  return code.replace(HELPERS, () => `import { ${taken.join(', ')} } from "./${fileOf(start)}";\n`)
}

/**
 * Moves the bundler's helpers into the first file, which every file needs. With manual chunks the bundler gives
 * them a separate file that every page would have to fetch.
 */
export function runtimeInStart(): Plugin {
  return {
    name: 'runtime-in-start',
    apply: 'build',
    renderChunk(code, { name }, _options, meta) {
      const chunks = Object.values(meta.chunks)
      const start = chunkNamed(chunks, 'start')
      const runtime = chunkNamed(chunks, RUNTIME)
      const [helpers] = Object.values(runtime?.modules ?? {})
      if (!start || !helpers?.code || !HELPERS.test(code)) return null
      return {
        code:
          name === 'start'
            ? exportHelpers(code, helpers.code)
            : importFromStart(code, helpers.code, start.fileName),
        map: null,
      }
    },
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter(
          (output): output is Rolldown.OutputChunk => output.type === 'chunk',
        )
        const runtime = chunkNamed(chunks, RUNTIME)
        if (!runtime || !chunkNamed(chunks, 'start')) return
        delete bundle[runtime.fileName]
        for (const chunk of chunks) {
          if (chunk.code.includes(fileOf(runtime.fileName)))
            throw new Error(`${chunk.fileName} needs ${runtime.fileName}`)
          chunk.imports = chunk.imports.filter((file) => file !== runtime.fileName)
        }
      },
    },
  }
}
