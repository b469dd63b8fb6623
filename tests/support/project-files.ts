import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

export const ROOT = join(import.meta.dirname, '..', '..')

export interface ProjectFile {
  /** From the root, with forward slashes. */
  readonly path: string
  readonly text: string
}

/** Files in the folders whose name ends with one of the endings. A missing folder has none. */
export function projectFiles(folders: readonly string[], endings: readonly string[]): readonly ProjectFile[] {
  return folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => endings.some((ending) => name.endsWith(ending)))
      .map((name) => `${folder}/${name.split(sep).join('/')}`)
      .sort()
      .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') })),
  )
}

/** Guides for developers, without the decision records. */
export function guidePages(): readonly ProjectFile[] {
  const pages = readdirSync(join(ROOT, 'docs')).filter((name) => name.endsWith('.md'))
  return [
    ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'mocks/README.md'],
    ...pages.map((name) => `docs/${name}`),
  ].map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))
}

/** Settings of a build that the app, its pages and its build read. */
export const buildSettings = (): ReadonlySet<string> =>
  new Set(
    [
      ...projectFiles(['src', 'mocks', 'sandbox', 'scripts/build'], ['.ts', '.tsx', '.html']),
      { path: 'index.html', text: readFileSync(join(ROOT, 'index.html'), 'utf8') },
    ].flatMap(({ path, text }) => (path.includes('.test.') ? [] : (text.match(/\bVITE_[A-Z_]+\b/g) ?? []))),
  )
