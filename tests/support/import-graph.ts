import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** An import of one file by another; both as paths from the checkout's root. */
export interface Import {
  readonly from: string
  readonly to: string
}

const SPECIFIER = /(?:\bfrom\s+|\bimport\s*\(\s*|\bimport\s+)['"](#[^'"]+|\.[^'"]+)['"]/g

const pathOf = (from: string, specifier: string) =>
  specifier.startsWith('#') ? specifier.slice(1) : normalize(join(dirname(from), specifier))

export const isTest = (path: string) => /\.test\.tsx?$/.test(path)

/** Product files in a folder of a checkout, without tests. */
export const productFiles = (root: string, top: string): string[] =>
  globSync(`${top}/**/*.{ts,tsx}`, { cwd: root })
    .filter((path) => !isTest(path) && !path.endsWith('.d.ts'))
    .toSorted()

/** Every import of one product file by another, including type imports, read from the text of any checkout. */
export const importsIn = (root: string, top: string): Import[] =>
  productFiles(root, top).flatMap((from) =>
    [...readFileSync(join(root, from), 'utf8').matchAll(SPECIFIER)]
      .map(([, specifier = '']) => ({ from, to: pathOf(from, specifier) }))
      .filter(({ to }) => existsSync(join(root, to))),
  )

const STATIC_IMPORT = /^import (?!type\b)(?:[^'()]*? from )?['"](#[^'"]+|\.[^'"]+)['"]/gm

/** Files that are loaded with a file, directly or indirectly: neither its types nor its lazy imports. */
export function loadedWith(root: string, file: string, loaded = new Set<string>()): ReadonlySet<string> {
  if (loaded.has(file) || !/\.tsx?$/.test(file)) return loaded
  loaded.add(file)
  for (const [, specifier = ''] of readFileSync(join(root, file), 'utf8').matchAll(STATIC_IMPORT))
    loadedWith(root, pathOf(file, specifier), loaded)
  return loaded
}

/** Folders that import each other, as `one <> other`. */
export function mutualFolders(imports: readonly Import[]): string[] {
  const pairs = new Set(imports.map(({ from, to }) => `${dirname(from)} <> ${dirname(to)}`))
  return [...pairs]
    .filter((pair) => {
      const [one = '', other = ''] = pair.split(' <> ')
      return one < other && pairs.has(`${other} <> ${one}`)
    })
    .toSorted()
}
