import type { Rolldown } from 'vite'

/** Module information that the bundler provides while it assigns modules to chunks. */
export type ModuleGraph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

/** Files that only re-export a package's modules; each importer uses a few of them. */
const LISTS = /[\\/](?:lucide-react|radix-ui)[\\/]dist[\\/](?:esm[\\/]lucide-react|index)\.mjs$/

const LIST_IMPORT = /import\s*\{([^}]*)\}\s*from\s*["'](?:lucide-react|radix-ui)["']/g
/** `export { default as X } from 'file'`, as icons are listed, and `import * as X from 'package'`, as overlays are. */
const RE_EXPORT = /(?:export\s*\{([^}]*)\}|import\s*\*\s*as\s*(\w+))\s*from\s*["']([^"']*?)["']/g

/** Names in braces: the first of each pair in an import, the last in an export. */
const names = (list: string, which: 0 | -1) =>
  list.split(',').map((pair) =>
    pair
      .trim()
      .split(/\s+as\s+/)
      .at(which),
  )

/** Maps exported names to the ends of their module addresses. Some icons have another name than their file. */
const listedModules = (list: string) =>
  new Map(
    [...list.matchAll(RE_EXPORT)].flatMap(([, exported, name, file = '']) => {
      const end = file.replace(/^.*?(?=[\w@])/, '/')
      return (exported ? names(exported, -1) : [name]).map((each) => [each, end] as const)
    }),
  )

/** A re-exporting file, and its imported modules with their addresses. */
function newList(id: string, graph: ModuleGraph) {
  const { code, importedIds = [] } = graph.getModuleInfo(id) ?? {}
  return {
    ends: listedModules(code ?? ''),
    imported: importedIds.map((module) => ({ module, path: module.replaceAll('\\', '/') })),
  }
}

/** Facts about a build's modules, computed once per build. */
const newFacts = () => ({
  lists: new Map<string, ReturnType<typeof newList>>(),
  parts: new Map<string, readonly string[]>(),
  imports: new Map<string, readonly string[]>(),
  closures: new Map<readonly string[], ReadonlySet<string>>(),
})
const facts = new WeakMap<ModuleGraph, ReturnType<typeof newFacts>>()

function factsOf(graph: ModuleGraph) {
  const known = facts.get(graph) ?? newFacts()
  facts.set(graph, known)
  return known
}

function memoise<Key, Value>(known: Map<Key, Value>, key: Key, find: () => Value): Value {
  const value = known.get(key) ?? find()
  known.set(key, value)
  return value
}

/** Modules that one name of a re-exporting file refers to. */
function partOf(list: string, name: string | undefined, graph: ModuleGraph): readonly string[] {
  const { ends, imported } = memoise(factsOf(graph).lists, list, () => newList(list, graph))
  const end = ends.get(name)
  if (end === undefined) return []
  return imported
    .filter(({ path }) => path.endsWith(end) || path.includes(`${end}/`))
    .map(({ module }) => module)
}

function importsOf(id: string, graph: ModuleGraph) {
  const info = graph.getModuleInfo(id)
  return (info?.importedIds ?? []).flatMap((imported) => {
    if (!LISTS.test(imported)) return [imported]
    const wanted = [...(info?.code ?? '').matchAll(LIST_IMPORT)].flatMap(([, each = '']) => names(each, 0))
    const { parts } = factsOf(graph)
    return [
      imported,
      ...wanted.flatMap((name) => memoise(parts, `${imported} ${name}`, () => partOf(imported, name, graph))),
    ]
  })
}

function closureOf(roots: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const modules = new Set<string>()
  const waiting = [...roots]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (modules.has(id)) continue
    modules.add(id)
    if (!LISTS.test(id)) waiting.push(...memoise(factsOf(graph).imports, id, () => importsOf(id, graph)))
  }
  return modules
}

/** The roots and everything they import statically, directly or indirectly. Cached per build. */
export function staticClosure(roots: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  return memoise(factsOf(graph).closures, roots, () => closureOf(roots, graph))
}
