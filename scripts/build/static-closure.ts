import type { Rolldown } from 'vite'

/** What the bundler tells about modules while it divides them into files. */
export type ModuleGraph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

/** Files that only list what a package has: of what they import, each importer uses a little. */
const LISTS = /[\\/](?:lucide-react|radix-ui)[\\/]dist[\\/](?:esm[\\/]lucide-react|index)\.mjs$/

const ICON_IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g
const ICON_EXPORT = /export\s*\{([^}]*)\}\s*from\s*["'].*?([\w-]+\.mjs)["']/g

/** Names in braces: the first of each pair in an import, the last in an export. */
const names = (list: string, which: 0 | -1) =>
  list.split(',').map((pair) =>
    pair
      .trim()
      .split(/\s+as\s+/)
      .at(which),
  )

/** The files of some icons. The list of all icons leads to every one of them, and not all are called as their file. */
function filesOfIcons(list: string, icons: ReadonlySet<string | undefined>) {
  const found = [...list.matchAll(ICON_EXPORT)].filter(([, exported = '']) =>
    names(exported, -1).some((name) => icons.has(name)),
  )
  return new Set(found.map(([, , file]) => file))
}

function importsOf(id: string, graph: ModuleGraph) {
  const { importedIds = [], code } = graph.getModuleInfo(id) ?? {}
  return importedIds.flatMap((imported) => {
    const list = LISTS.test(imported) ? graph.getModuleInfo(imported) : null
    if (!list) return [imported]
    const icons = [...(code ?? '').matchAll(ICON_IMPORT)].flatMap(([, list = '']) => names(list, 0))
    const files = filesOfIcons(list.code ?? '', new Set(icons))
    return [imported, ...list.importedIds.filter((icon) => files.has(icon.split(/[\\/]/).at(-1)))]
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
