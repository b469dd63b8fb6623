import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { expect, test } from 'vitest'
import { projectFiles, ROOT } from '#tests/support/project-files.ts'

const HEAD = /^# .+\n\nDate: \d{4}-\d{2}-\d{2} · Status: (?:accepted|replaced by \S+\.md)\n/

const records = projectFiles(['docs'], ['.md']).filter(({ path }) => !path.endsWith('/template.md'))

test('every decision says when it was made and whether it still holds', () => {
  expect(records.filter(({ text }) => !HEAD.test(text)).map(({ path }) => path)).toEqual([])
})

const FOLDERS = [
  '.storybook',
  'deploy',
  'docs',
  'openapi',
  'sandbox',
  'scripts',
  'src',
  'mocks',
  'stories',
  'tests',
]
/** A file, by its name or with the end of its path, in the text or as code. */
const FILE_NAME = /(?<![\w./@:-])((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|mjs|json|css|conf|md))\b/g
/** Named in records, and not in the repository: what builds make, and what belongs to packages. */
const ELSEWHERE = ['guest-headers.conf']

test('no decision names a file that is gone', () => {
  const there = [
    ...readdirSync(ROOT),
    ...FOLDERS.flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        `${folder}/${name}`.replaceAll(sep, '/'),
      ),
    ),
  ]
  const isThere = (name: string) => there.some((path) => path === name || path.endsWith(`/${name}`))
  const gone = records.flatMap(({ path, text }) =>
    [...text.matchAll(FILE_NAME)]
      .map(([, name = '']) => name)
      .filter((name) => !isThere(name) && !ELSEWHERE.some((made) => name.endsWith(made)))
      .map((name) => `${path}: ${name}`),
  )
  expect(gone).toEqual([])
})

/** A name as code has it: two words in one, with an inner capital or an underscore. */
const CODE_NAME = /`(?:[\w$]+\.)*([a-zA-Z]+(?:[A-Z][a-z]|_[a-z])\w*)(?:\([^`]*\))?`/g
/** Named in records because the project does without them. */
const NOT_USED = ['BrowserRouter', 'ScrollArea']

test('no decision names something in the code that is gone', () => {
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
