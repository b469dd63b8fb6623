import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** File in the root of a build. */
export const LICENCES_FILE = 'licences.txt'

const ROOT = join(import.meta.dirname, '..', '..')
const PACKAGES = join(ROOT, 'node_modules')

/** Modules that contain data, styles, fonts or words of a package without importing it. */
const bundledContents: readonly (readonly [module: string, name: string])[] = [
  ['virtual:espeak-data', '@echogarden/espeak-ng-emscripten'],
  ['virtual:aac-encoder', '@mediabunny/aac-encoder'],
  ['virtual:hearing-model', '@moonshine-ai/moonshine-js'],
  ['virtual:hearing-model', '@ricky0123/vad-web'],
  ['virtual:hearing-model', 'onnxruntime-web'],
  ['/src/styles.css', 'tailwindcss'],
  ['/src/styles.css', '@fontsource-variable/onest'],
  ['/strength/common-passwords.txt', '@zxcvbn-ts/language-common'],
]

interface Package {
  readonly name: string
  readonly version: string
  readonly license?: string
  readonly author?: string | { readonly name: string }
  readonly homepage?: string
  readonly repository?: string | { readonly url: string }
}

/** The package whose root this folder is; undefined for a folder inside a package. */
function packageIn(folder: string): Package | undefined {
  if (!/[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^@\\/][^\\/]*$/.test(folder)) return undefined
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}

/**
 * Licence files next to a file and in every folder above it up to its package, including those of bundled parts.
 */
function licensedAt(folder: string): { readonly of: Package; readonly files: readonly string[] } {
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^(?:licen[cs]e|copying|notice)/i.test(entry.name))
    .map(({ name }) => join(folder, name))
  const of = packageIn(folder)
  if (of) return { of, files }
  const above = licensedAt(dirname(folder))
  return { of: above.of, files: [...above.files, ...files] }
}

const addressOf = ({ repository, homepage }: Package) =>
  (typeof repository === 'object' ? repository.url : (repository ?? homepage ?? '')).replace(/^git\+/, '')

function sectionOf(of: Package, files: ReadonlySet<string>): string {
  const author = typeof of.author === 'object' ? of.author.name : of.author
  const said = [`${of.name} ${of.version}`, of.license ?? '', addressOf(of), author ? `By ${author}` : '']
  const texts = [...files].map((file) => readFileSync(file, 'utf8').trim())
  if (texts.length === 0) texts.push('The package brings no text of its licence.')
  return [said.filter(Boolean).join('\n'), ...texts].join('\n\n')
}

const SEPARATOR = `\n\n${'-'.repeat(80)}\n\n`

/** Every package of which something ships: one line each, followed by the licence texts. */
function textOf(modules: Iterable<string>): string {
  const folders = new Set<string>()
  for (const module of modules) {
    for (const [part, name] of bundledContents) if (module.includes(part)) folders.add(join(PACKAGES, name))
    if (module.startsWith(PACKAGES)) folders.add(dirname(module))
  }
  const packages = new Map<string, { of: Package; files: Set<string> }>()
  for (const folder of folders) {
    const { of, files } = licensedAt(folder)
    const line = `${of.name} ${of.version}: ${of.license ?? 'see below'}`
    packages.set(line, { of, files: new Set([...(packages.get(line)?.files ?? []), ...files]) })
  }
  const lines = [...packages.keys()].sort()
  const sections = lines
    .flatMap((line) => packages.get(line) ?? [])
    .map(({ of, files }) => sectionOf(of, files))
  return `${['Parts of these packages ship with this program:', lines.join('\n'), ...sections].join(SEPARATOR)}\n`
}

/** Writes `licences.txt` into a build. Vite's own list covers neither workers nor files that are not modules. */
export function licences(): { readonly ofPage: Plugin; readonly ofWorker: Plugin } {
  const modules = new Set<string>()
  const note = (bundle: Parameters<Extract<Plugin['generateBundle'], (...given: never) => unknown>>[1]) => {
    for (const output of Object.values(bundle))
      if (output.type === 'chunk') for (const id of output.moduleIds) modules.add(id.replace(/[?#].*$/, ''))
  }
  return {
    ofPage: {
      name: 'licences',
      apply: 'build',
      generateBundle(_options, bundle) {
        note(bundle)
        this.emitFile({ type: 'asset', fileName: LICENCES_FILE, source: textOf(modules) })
      },
    },
    ofWorker: {
      name: 'licences-of-worker',
      apply: 'build',
      generateBundle: (_options, bundle) => note(bundle),
    },
  }
}
