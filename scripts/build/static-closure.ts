import type { Rolldown } from 'vite'

/** What the bundler tells about modules while it divides them into files. */
export type ModuleGraph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

/** Files that only list what a package has: of what they import, each importer uses a little. */
const LISTS = /[\\/](?:lucide-react|radix-ui)[\\/]dist[\\/](?:esm[\\/]lucide-react|index)\.mjs$/

const LIST_IMPORT = /import\s*\{([^}]*)\}\s*from\s*["'](?:lucide-react|radix-ui)["']/g
/** `export { default as X } from 'file'`, as icons are listed, and `import * as X from 'package'`, as overlays are. */
const LISTED = /(?:export\s*\{([^}]*)\}|import\s*\*\s*as\s*(\w+))\s*from\s*["']([^"']*?)["']/g

/** Names in braces: the first of each pair in an import, the last in an export. */
const names = (list: string, which: 0 | -1) =>
  list.split(',').map((pair) =>
    pair
      .trim()
      .split(/\s+as\s+/)
      .at(which),
  )

/** What some names of a list stand for: the ends of their addresses. Not all icons are called as their file. */
function listedAs(list: string, wanted: ReadonlySet<string | undefined>) {
  return [...list.matchAll(LISTED)]
    .filter(([, exported, name]) =>
      (exported ? names(exported, -1) : [name]).some((each) => wanted.has(each)),
    )
    .map(([, , , file = '']) => file.replace(/^.*?(?=[\w@])/, '/'))
}

function importsOf(id: string, graph: ModuleGraph) {
  const { importedIds = [], code } = graph.getModuleInfo(id) ?? {}
  return importedIds.flatMap((imported) => {
    const list = LISTS.test(imported) ? graph.getModuleInfo(imported) : null
    if (!list) return [imported]
    const wanted = [...(code ?? '').matchAll(LIST_IMPORT)].flatMap(([, each = '']) => names(each, 0))
    const parts = listedAs(list.code ?? '', new Set(wanted))
    const isWanted = (part: string) => {
      const path = part.replaceAll('\\', '/')
      return parts.some((end) => path.endsWith(end) || path.includes(`${end}/`))
    }
    return [imported, ...list.importedIds.filter(isWanted)]
  })
}

function closureOf(roots: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const modules = new Set<string>()
  const waiting = [...roots]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (modules.has(id)) continue
    modules.add(id)
    if (!LISTS.test(id)) waiting.push(...importsOf(id, graph))
  }
  return modules
}

const closures = new WeakMap<ModuleGraph, Map<readonly string[], ReadonlySet<string>>>()

/** The roots and everything they import, over any number of steps, `import()` left out. Kept for each build. */
export function staticClosure(roots: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const known = closures.get(graph) ?? new Map<readonly string[], ReadonlySet<string>>()
  closures.set(graph, known)
  const closure = known.get(roots) ?? closureOf(roots, graph)
  known.set(roots, closure)
  return closure
}
