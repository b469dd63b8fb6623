import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build, type ResolvedConfig, type Rolldown } from 'vite'
import { customerPages } from './customer-pages.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const ENTRY = join(ROOT, 'src', 'app', 'page-preload.ts')

const baseOf = (file: string) => file.replace(/^assets\//, '')

/** Files of chunks and of all their imports, except the entry, which the page names itself. */
function filesOf(modules: readonly string[], chunks: readonly Rolldown.OutputChunk[]) {
  const files = new Set<string>()
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || chunk.isEntry || files.has(chunk.fileName)) return
    files.add(chunk.fileName)
    for (const file of chunk.imports) add(chunks.find(({ fileName }) => fileName === file))
  }
  for (const module of ['/src/app/layouts/default-layout.tsx', ...modules]) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
    if (!chunk) throw new Error(`No file of the build has ${module}`)
    add(chunk)
  }
  return [...files].map(baseOf)
}

function pageFiles(chunks: readonly Rolldown.OutputChunk[]) {
  const pages = customerPages.map(([page, modules]) => [page, filesOf(modules, chunks)] as const)
  const names = [...new Set(pages.flatMap(([, files]) => files))]
  const texts: Record<string, Record<string, string>> = {}
  for (const { name, fileName } of chunks) {
    const [, group, locale] = /^(first|work|account)-(\w\w)$/.exec(name) ?? []
    if (group && locale) texts[locale] = { ...texts[locale], [group]: baseOf(fileName) }
  }
  const placed = pages.map(([page, files]) => [page, files.map((file) => names.indexOf(file))] as const)
  return { names, pages: Object.fromEntries(placed), texts }
}

/** Builds the start file of customers' pages, see `src/app/page-preload.ts`. Returns its name and text. */
export async function buildPagePreload(
  { mode, define }: ResolvedConfig,
  chunks: readonly Rolldown.OutputChunk[],
) {
  const made = await build({
    root: ROOT,
    configFile: false,
    mode,
    logLevel: 'error',
    define: { ...define, __PAGE_FILES__: JSON.stringify(pageFiles(chunks)) },
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: ENTRY, output: { format: 'iife' } },
    },
  })
  const [output] = [made].flat().flatMap((result) => ('output' in result ? result.output : []))
  if (output?.type !== 'chunk') throw new Error('The file that the page begins with was not made')
  const hash = createHash('sha256').update(output.code).digest('base64url').slice(0, 8)
  return { file: `assets/begin-${hash}.js`, code: output.code }
}
