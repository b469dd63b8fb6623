import { expect, test } from 'vitest'
import { type ProjectFile, projectFiles } from '#tests/support/project-files.ts'

const FOLDERS = ['src', 'mocks', 'stories', 'tests', 'scripts', '.storybook']

/** Ways around the rules. Written in pieces, so that this file does not find itself. */
const SIGNS: readonly (readonly [what: string, sign: RegExp])[] = [
  ['a type check switched off', /@ts-(?:ignore|nocheck|expect-error)/],
  ['a lint rule switched off', /(?:biome|eslint)-(?:ignore|disable)/],
  ['a direction rule switched off', /dependency-cruiser-(?:disable|ignore)/],
  ['a test skipped or focused', /\b(?:test|it|describe)\.(?:skip|only|todo|fixme|skipIf|runIf)\b/],
  ['a leftover', new RegExp(`\\b(?:${['TO', 'DO'].join('')}|${['FIX', 'ME'].join('')})\\b`)],
  ['text parsed as HTML', new RegExp(`${['dangerously', 'SetInnerHTML'].join('')}|\\.innerHTML\\s*=`)],
  ['unseeded chance', /\bMath\.random\(\)/],
]

/** Sinks that the headers take no text in, see docs/decisions/trusted-types.md. */
const SINKS: readonly (readonly [what: string, sign: RegExp])[] = [
  ['a worker with an address that is not trusted', /\bnew (?:Shared)?Worker\((?!scriptUrl\()/],
  ['a parser of its own', /\bparseFromString\(/],
  ['HTML put into a page', /\.(?:insertAdjacentHTML|createContextualFragment|setHTMLUnsafe)\(|\.srcdoc\s*=/],
  [
    'a library that starts workers from texts',
    /\b(?:zip|unzip|gzip|gunzip|inflate|deflate)\b[^'\n]*from 'fflate'/,
  ],
]

/** The two policies; a script of other people's pages has the policies of those. */
const MAY_USE_SINKS = /trusted-types\.ts$|\.test\.tsx?$/

/** This file, which spells the signs out in order to search for them. */
const OWN_PATH = 'tests/architecture/no-suppressions.test.ts'

function escapesIn(files: readonly ProjectFile[], signs = SIGNS): readonly string[] {
  return files.flatMap(({ path, text }) =>
    signs.filter(([, sign]) => sign.test(text)).map(([what]) => `${path}: ${what}`),
  )
}

test('nothing switches a rule off', () => {
  const files = projectFiles(FOLDERS, ['.ts', '.tsx', '.mdx']).filter(({ path }) => path !== OWN_PATH)
  expect(escapesIn(files)).toEqual([])
})

test('every text comes to the browser as HTML or script through the one policy', () => {
  const files = projectFiles(['src', 'mocks'], ['.ts', '.tsx']).filter(
    ({ path }) => !MAY_USE_SINKS.test(path),
  )
  expect(escapesIn(files, SINKS)).toEqual([])
})

test('component tests, which share one page, mock no module: it may be loaded already', () => {
  const files = projectFiles(['src', 'mocks', 'tests'], ['.browser.test.ts', '.browser.test.tsx'])
  expect(escapesIn(files, [['a module mocked', /\bvi\.(?:mock|hoisted)\(/]])).toEqual([])
})

test.each([
  "new Worker(new URL('./x.ts', import.meta.url))",
  "new DOMParser().parseFromString(text, 'text/html')",
  "import { type Zippable, unzip } from 'fflate'",
])('%s is found', (text) => {
  expect(escapesIn([{ path: 'src/a.ts', text }], SINKS)).toHaveLength(1)
})

test.each([
  `// @${'ts'}-ignore`,
  `// ${'biome'}-ignore lint: because`,
  `${'test'}.skip('later', () => {})`,
  `// ${'TO'}DO later`,
  `${'Math'}.random()`,
])('%s is found', (text) => {
  expect(escapesIn([{ path: 'src/a.ts', text }])).toHaveLength(1)
})
