import { readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import type { RouteName } from '#src/routing/routes.ts'
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

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The file of a route's screen, from the root. */
export const screenFile = (name: RouteName) => `src/screens/${kebab(name)}-screen.tsx`
