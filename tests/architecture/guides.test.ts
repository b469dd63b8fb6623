import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildSettings, guidePages, ROOT } from '#tests/support/project-files.ts'

const guides = guidePages()
const README = guides.find(({ path }) => path === 'README.md')?.text ?? ''
const scripts = Object.keys(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).scripts)

/** What fits on two screens, in lines of a page on a desk. */
const TWO_SCREENS = 110
const COLUMNS = 130

test('the README can be read on two screens', () => {
  const rows = README.trimEnd()
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / COLUMNS)), 0)
  expect(rows).toBeLessThanOrEqual(TWO_SCREENS)
})

test('every setting of a build stands in the one table of the README', () => {
  const [, table = ''] = /## Settings\n([\s\S]*?)\n## /.exec(README) ?? []
  const named = table.match(/`VITE_[A-Z_]+`/g) ?? []
  expect(named.map((name) => name.slice(1, -1)).sort()).toEqual([...buildSettings()].sort())
})

test('the README leads to every page of docs', () => {
  const pages = guides.filter(({ path }) => path.startsWith('docs/'))
  expect(pages.length).toBeGreaterThan(3)
  expect(pages.filter(({ path }) => !README.includes(path))).toEqual([])
})

test('every command has its line, and no guide names one that there is not', () => {
  const named = guides.flatMap(({ text }) =>
    [...text.matchAll(/npm (?:run )?(test|(?<=run )[\w:-]+)/g)].map(([, name = '']) => name),
  )
  expect([...new Set(named)].filter((name) => !scripts.includes(name))).toEqual([])
  const listed = guides.find(({ path }) => path === 'docs/commands.md')?.text ?? ''
  const missing = scripts.filter((name) => !new RegExp(`npm (?:run )?${name}\\b(?![:-])`).test(listed))
  expect(missing).toEqual([])
})
