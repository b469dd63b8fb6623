/**
 * Counts figures about the structure of this or another checkout: `npm run structure`, `npm run structure --
 * ../older-checkout`; `-- --list` lists what is counted.
 */
import { readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { countComments } from '#tests/support/count-comments.ts'
import { importsIn, mutualFolders, productFiles } from '#tests/support/import-graph.ts'
import { longFunctions } from '#tests/support/long-functions.ts'

/**
 * Files that drive paid runs (price, start, lock, polling, resume, quote), under all names they have had. Files
 * that only show runs are left out.
 */
const RUN_FOLDERS = /^src\/features\/(?:runs|work)\/.+\.ts$/
const RUN_FILES =
  /^(?:use-(?:generation|transcribing|generate-preview|clone-payment|interrupted.*|.*polling|.+-run)|start-transcribing|interrupted-.+|resume-.+)\.ts$/

/** Files that keep unsent forms and files, under all names they have had. */
const DRAFT_FOLDERS = /^src\/drafts\//
const DRAFT_FILES =
  /^(?:(?:use-)?ke(?:ep|pt)-.+|(?:profile-)?draft|draft-storage|profile-draft|create-draft|use-create-draft)\.tsx?$/

/** The service whose mentions are counted. */
const SERVICE = /['"]website-reader['"]|\bwebsiteReader\b/
const PLACES_OF_READER =
  /^(?:src\/features\/services\/website-reader|mocks\/(?:operations\/)?services\/website-reader|src\/contract)\//
const EXAMPLES = /^mocks\/(?:seed|scenarios|pages|reader-)/

const { values, positionals } = parseArgs({ options: { list: { type: 'boolean' } }, allowPositionals: true })
const [root = '.'] = positionals
const rootFolder = resolve(root)
const files = ['src', 'mocks'].flatMap((top) => productFiles(rootFolder, top))
const textOf = (path: string) => readFileSync(join(rootFolder, path), 'utf8')
const linesOf = (paths: readonly string[]) =>
  paths.reduce((sum, path) => sum + textOf(path).split('\n').length - 1, 0)

const inFeatures = files.filter((path) => path.startsWith('src/features/') || path.startsWith('src/drafts/'))
const runFiles = inFeatures.filter((path) => RUN_FOLDERS.test(path) || RUN_FILES.test(basename(path)))
const draftFiles = inFeatures.filter((path) => DRAFT_FOLDERS.test(path) || DRAFT_FILES.test(basename(path)))

const foundOutside = (pattern: RegExp, owners: string) =>
  files
    .filter((path) => path.startsWith('src/') && !path.endsWith(owners))
    .reduce((sum, path) => sum + (textOf(path).match(pattern)?.length ?? 0), 0)

const imports = { src: importsIn(rootFolder, 'src'), mocks: importsIn(rootFolder, 'mocks') }
const EDITOR_FOLDER = 'src/features/editor/'
const reachedEditorFiles = new Set(
  imports.src
    .filter(({ from, to }) => !from.startsWith(EDITOR_FOLDER) && to.startsWith(EDITOR_FOLDER))
    .map(({ to }) => to),
)
const placesOfServices = files.filter(
  (path) => !PLACES_OF_READER.test(path) && !EXAMPLES.test(path) && SERVICE.test(textOf(path)),
)

const commentCounts = files.map((path) => countComments(textOf(path)))
const sumOf = (name: keyof (typeof commentCounts)[number]) =>
  commentCounts.reduce((sum, file) => sum + file[name], 0)

const longFunctionsFound = longFunctions(files.map((path) => ({ path, text: textOf(path) })))

const figures: readonly (readonly [name: string, value: number])[] = [
  ['lines of the run family', linesOf(runFiles)],
  ['lines of what keeps unsent forms and files', linesOf(draftFiles)],
  ['queries outside *-queries.ts', foundOutside(/queryFn\b/g, '-queries.ts')],
  ['mutations outside *-mutations.ts', foundOutside(/mutationFn\b/g, '-mutations.ts')],
  ['pairs of folders in src that import each other', mutualFolders(imports.src).length],
  ['pairs of folders in mocks that import each other', mutualFolders(imports.mocks).length],
  ['files of the editor reached from outside', reachedEditorFiles.size],
  ['functions over 55 lines', longFunctionsFound.length],
  ['comments per 1,000 lines of code', Math.round((1_000 * sumOf('comments')) / sumOf('code'))],
  ['files outside its own folders and contract that name a service', placesOfServices.length],
]

for (const [name, value] of figures) console.log(`${String(value).padStart(6)}  ${name}`)
if (values.list) {
  console.log(['', 'Functions:', ...longFunctionsFound, '', 'Named:', ...placesOfServices].join('\n'))
  console.log(['', 'Pairs:', ...mutualFolders(imports.src), ...mutualFolders(imports.mocks)].join('\n'))
}
