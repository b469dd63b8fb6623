import { readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { importsIn } from './import-graph.ts'
import { ROOT } from './project-files.ts'

const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8')

/** These files name lazy components; the component that shows them decides which. */
const REGISTRY = /\/(?:service|guest-forms)\.ts$/

const imports = importsIn(ROOT, 'src')
const pascal = (stem: string) => stem.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Lazy files of the registries, by component name and by file. */
const lazyFiles = new Map<string, string[]>()
for (const registry of new Set(imports.map(({ from }) => from).filter((path) => REGISTRY.test(path)))) {
  for (const [, specifier = ''] of textOf(registry).matchAll(/import\('([^']+)'\)/g)) {
    const name = pascal(basename(specifier, '.tsx'))
    const path = normalize(join(dirname(registry), specifier))
    lazyFiles.set(name, [...(lazyFiles.get(name) ?? []), path])
  }
}

const followers = Map.groupBy(imports, ({ from }) => from)

function partsOf(path: string): readonly string[] {
  if (REGISTRY.test(path)) return []
  const text = textOf(path)
  const late = [...lazyFiles]
    .filter(([name]) => new RegExp(`(?<!\\w)<(?:\\w+\\.)?${name}\\b`).test(text))
    .flatMap(([, paths]) => paths)
  const direct = (followers.get(path) ?? []).map(({ to }) => to).filter((to) => /\.tsx?$/.test(to))
  return [...direct, ...late]
}

/** Targets of links and navigation in a file and all components that it shows, as names of `paths`. */
export function screensReachedFrom(file: string): string[] {
  const reached = new Set([file])
  for (const path of reached) for (const part of partsOf(path)) reached.add(part)
  reached.delete('src/routing/paths.ts')
  const ways = [...reached].flatMap((path) =>
    [...textOf(path).matchAll(/\bpaths\.(\w+)\(|<AuthLink to="(\w+)"/g)].map(
      ([, one, other]) => one ?? other,
    ),
  )
  return [...new Set(ways)].filter((way) => way !== undefined).toSorted()
}

export interface RoutedScreen {
  readonly address: string
  readonly audience: 'guests' | 'customers'
  /** From the root. */
  readonly file: string
}

const ROUTER = 'src/app/router/app-routes.tsx'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Routes of the router, by the names under which it has their screens. */
export function routedScreens(): Readonly<Record<string, RoutedScreen>> {
  const source = textOf(ROUTER)
  const [components = '', routes = ''] = source.split('<Routes>')
  const screens: Record<string, RoutedScreen> = {}
  const parents: string[] = []
  let audience: RoutedScreen['audience'] = 'guests'
  for (const line of routes.split('\n')) {
    if (line.includes('<Guard name=')) audience = line.includes('guest-only') ? 'guests' : 'customers'
    if (line.includes('</Route>')) parents.pop()
    if (!line.includes('<Route ')) continue
    const own = /path="([^"]+)"/.exec(line)?.[1] ?? ''
    const [, component = ''] = /element=\{<(\w+(?:\.\w+)*)/.exec(line) ?? []
    const shows = component.startsWith('screens.')
      ? component
      : (new RegExp(`function ${component}\\b[^}]*?(screens\\.\\w+)`).exec(components)?.[1] ?? '')
    const [, name] = /^screens\.(\w+)/.exec(shows) ?? []
    const address = [...parents, own].filter((part) => part !== '').join('/')
    if (!line.includes('/>}') || !line.trimEnd().endsWith('/>')) parents.push(own)
    if (name === undefined) continue
    screens[name] = {
      address: `/${address.replace(/:(\w+\??)/g, '{$1}')}`,
      audience,
      file: `src/screens/${kebab(name)}-screen.tsx`,
    }
  }
  return screens
}
