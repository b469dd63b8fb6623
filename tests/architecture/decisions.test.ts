import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, sep } from 'node:path'
import { expect, test } from 'vitest'
import { guidePages, projectFiles, ROOT } from '#tests/support/project-files.ts'

const HEAD = /^# .+\n\nDate: \d{4}-\d{2}-\d{2} · Status: (?:accepted|replaced by \S+\.md)\n/

const NO_RECORDS = ['docs/decisions/template.md', 'docs/decisions/README.md']
const pages = projectFiles(['docs/decisions'], ['.md'])
const records = pages.filter(({ path }) => !NO_RECORDS.includes(path))

test('the index lists every decision once, by its title', () => {
  const index = pages.find(({ path }) => path.endsWith('/README.md'))?.text ?? ''
  const lines = records.map(({ path, text }) => `- [${/^# (.+)/.exec(text)?.[1]}](${basename(path)})`)
  expect(lines.filter((line) => index.split(line).length !== 2)).toEqual([])
})

test('every decision has a date and a status', () => {
  expect(records.filter(({ text }) => !HEAD.test(text)).map(({ path }) => path)).toEqual([])
})

const guides = guidePages()

const FOLDERS = [
  '.storybook',
  'deploy',
  'docs',
  'locales',
  'openapi',
  'sandbox',
  'sandbox-package',
  'scripts',
  'src',
  'mocks',
  'stories',
  'tests',
]
/** File names, also with the end of a path, in prose or code. */
const FILE_NAME = /(?<![\w./@:-])((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|mjs|json|css|conf|md))\b/g
/** Folder names in code. */
const FOLDER_NAME = /`((?:[\w.-]+\/)+[\w.-]+)\/?`/g
/** Files outside the repository, made by builds and commands or belonging to packages. */
const ELSEWHERE = ['guest-headers.conf', 'reports/bench.json', 'x-worker.ts']
const isElsewhere = (name: string) => ELSEWHERE.some((made) => name.endsWith(made))
/** Endings shared by many file names: `-queries.ts`. */
const ENDING = /^(?:-|\.(?:spec|stories)\.)/

const there = [
  ...readdirSync(ROOT),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      `${folder}/${name}`.replaceAll(sep, '/'),
    ),
  ),
]
const isThere = (name: string) => there.some((path) => path === name || path.endsWith(`/${name}`))

const named = (pages: typeof records, name: RegExp) =>
  pages.flatMap(({ path, text }) => [...text.matchAll(name)].map(([, file = '']) => ({ path, file })))

test('no decision or guide names a missing file', () => {
  const gone = named([...records, ...guides], FILE_NAME)
    .filter(({ file }) => !isThere(file) && !isElsewhere(file) && !ENDING.test(file))
    .map(({ path, file }) => `${path}: ${file}`)
  expect(gone).toEqual([])
})

test('no decision or guide names a missing folder', () => {
  const folders = new Set(FOLDERS)
  const gone = named([...records, ...guides], FOLDER_NAME)
    .filter(({ file }) => folders.has(file.split('/')[0] ?? '') && !isThere(file) && !isElsewhere(file))
    .map(({ path, file }) => `${path}: ${file}`)
  expect(gone).toEqual([])
})

/** Identifiers of code: two words with an inner capital or an underscore. */
const CODE_NAME = /`(?:[\w$]+\.)*([a-zA-Z]+(?:[A-Z][a-z]|_[a-z])\w*)(?:\([^`]*\))?`/g
/** Names in decisions about what the project avoids. */
const NOT_USED = ['BrowserRouter', 'ScrollArea']

test('no decision names a missing identifier', () => {
  const code = projectFiles(
    ['src', 'mocks', 'tests', 'scripts', 'deploy'],
    ['.ts', '.tsx', '.json', '.mjs', 'Dockerfile'],
  )
    .filter(({ path }) => !path.endsWith('architecture/decisions.test.ts'))
    .map(({ text }) => text)
    .concat(
      ['package.json', 'tsconfig.json', 'vite.config.ts'].map((name) =>
        readFileSync(join(ROOT, name), 'utf8'),
      ),
    )
  const words = new Set(code.flatMap((text) => text.match(/\w+/g) ?? []))
  const gone = records.flatMap(({ path, text }) =>
    [...text.matchAll(CODE_NAME)]
      .map(([, name = '']) => name)
      .filter((name) => !words.has(name) && !NOT_USED.includes(name))
      .map((name) => `${path}: ${name}`),
  )
  expect(gone).toEqual([])
})
