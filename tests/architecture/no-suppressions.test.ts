import { expect, test } from 'vitest'
import { type ProjectFile, projectFiles } from '#tests/support/project-files.ts'

const FOLDERS = ['src', 'mocks', 'stories', 'tests', 'scripts', '.storybook']

/** Ways around the rules. Split into parts, so that this file does not match itself. */
const SIGNS: readonly (readonly [what: string, sign: RegExp])[] = [
  ['a type check switched off', /@ts-(?:ignore|nocheck|expect-error)/],
  ['a lint rule switched off', /(?:biome|eslint)-(?:ignore|disable)/],
  ['a direction rule switched off', /dependency-cruiser-(?:disable|ignore)/],
  ['a test skipped or focused', /\b(?:test|it|describe)\.(?:skip|only|todo|fixme|skipIf|runIf)\b/],
  ['a leftover', new RegExp(`\\b(?:${['TO', 'DO'].join('')}|${['FIX', 'ME'].join('')})\\b`)],
  ['text parsed as HTML', new RegExp(`${['dangerously', 'SetInnerHTML'].join('')}|\\.innerHTML\\s*=`)],
  ['unseeded chance', /\bMath\.random\(\)/],
]

/** Sinks for which the headers require Trusted Types, see docs/decisions/trusted-types.md. */
const SINKS: readonly (readonly [what: string, sign: RegExp])[] = [
  ['a worker with an address that is not trusted', /\bnew (?:Shared)?Worker\((?!scriptUrl\()/],
  ['a parser of its own', /\bparseFromString\(/],
  ['HTML put into a page', /\.(?:insertAdjacentHTML|createContextualFragment|setHTMLUnsafe)\(|\.srcdoc\s*=/],
  [
    'a library that starts workers from texts',
    /\b(?:zip|unzip|gzip|gunzip|inflate|deflate)\b[^'\n]*from 'fflate'/,
  ],
]

/** Files of the two policies, and tests. A script on other people's pages is under the policies of those pages. */
const MAY_USE_SINKS = /trusted-types\.ts$|\.test\.tsx?$/

/** This file contains the patterns that it searches for. */
const OWN_PATH = 'tests/architecture/no-suppressions.test.ts'

function escapesIn(files: readonly ProjectFile[], signs = SIGNS): readonly string[] {
  return files.flatMap(({ path, text }) =>
    signs.filter(([, sign]) => sign.test(text)).map(([what]) => `${path}: ${what}`),
  )
}

test('no file suppresses a rule', () => {
  const files = projectFiles(FOLDERS, ['.ts', '.tsx', '.mdx']).filter(({ path }) => path !== OWN_PATH)
  expect(escapesIn(files)).toEqual([])
})

test('HTML and scripts are created from texts only through the policy', () => {
  const files = projectFiles(['src', 'mocks'], ['.ts', '.tsx']).filter(
    ({ path }) => !MAY_USE_SINKS.test(path),
  )
  expect(escapesIn(files, SINKS)).toEqual([])
})

test('tests share their modules, so they mock none, which would stay mocked in the next files', () => {
  const files = projectFiles(FOLDERS, ['.test.ts', '.test.tsx']).filter(({ path }) => path !== OWN_PATH)
  expect(escapesIn(files, [['a module mocked', /\bvi\.(?:mock|hoisted)\(/]])).toEqual([])
})

test.each([
  "new Worker(new URL('./x.ts', import.meta.url))",
  "new DOMParser().parseFromString(text, 'text/html')",
  "import { type Zippable, unzip } from 'fflate'",
])('the sink %s is found', (text) => {
  expect(escapesIn([{ path: 'src/a.ts', text }], SINKS)).toHaveLength(1)
})

test.each([
  `// @${'ts'}-ignore`,
  `// ${'biome'}-ignore lint: because`,
  `${'test'}.skip('later', () => {})`,
  `// ${'TO'}DO later`,
  `${'Math'}.random()`,
])('the suppression %s is found', (text) => {
  expect(escapesIn([{ path: 'src/a.ts', text }])).toHaveLength(1)
})
