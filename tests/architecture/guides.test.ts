import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { serviceSlugs } from '#src/contract/address-parts.ts'
import { buildSettings, guidePages, projectFiles, ROOT } from '#tests/support/project-files.ts'

const guides = guidePages()
const README = guides.find(({ path }) => path === 'README.md')?.text ?? ''
const scripts = Object.keys(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).scripts)

/** Number of lines that fit on two screens of a desktop. */
const TWO_SCREENS = 110
const COLUMNS = 130

test('the README fits on two screens', () => {
  const rows = README.trimEnd()
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / COLUMNS)), 0)
  expect(rows).toBeLessThanOrEqual(TWO_SCREENS)
})

test('every setting of the build is in the table of the README', () => {
  const [, table = ''] = /## Settings\n([\s\S]*?)\n## /.exec(README) ?? []
  const named = table.match(/`VITE_[A-Z_]+`/g) ?? []
  expect(named.map((name) => name.slice(1, -1)).sort()).toEqual([...buildSettings()].sort())
})

/** Set by the system, or by a tool for its child processes. */
const OF_THE_MACHINE = ['DISPLAY', 'NODE_ENV', 'NODE_EXTRA_CA_CERTS', 'PATH', 'VITEST', 'WAYLAND_DISPLAY']

/** Environment variables that scripts, tests and configuration files of tools read. */
function environmentRead(): ReadonlySet<string> {
  const settings = readdirSync(ROOT).filter((name) => name.endsWith('.config.ts'))
  const texts = [
    ...projectFiles(['scripts', 'tests', 'mocks', '.storybook'], ['.ts', '.tsx']).map(({ text }) => text),
    ...settings.map((name) => readFileSync(join(ROOT, name), 'utf8')),
  ]
  return new Set(
    texts.flatMap((text) => [
      ...[...text.matchAll(/(?:process\.env\.|import\.meta\.env\??\.(?=VITE_))([A-Z][A-Z_]*)/g)].map(
        ([, name = '']) => name,
      ),
      ...[...text.matchAll(/\{ ([A-Z_, ]+) \} = process\.env/g)].flatMap(([, names = '']) =>
        names.split(', '),
      ),
    ]),
  )
}

const named = (table: RegExp, text: string) =>
  [...(table.exec(text)?.[1] ?? '').matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name = '']) => name)

const setByHand = named(/## Settings\n([\s\S]*?)\n## /, README)

test('the tables list exactly the environment variables that scripts and tests read', () => {
  const commands = guides.find(({ path }) => path === 'docs/commands.md')?.text ?? ''
  const madeByCommands = named(/## Settings that commands make[^\n]*\n([\s\S]*)$/, commands)
  const read = [...environmentRead()].filter((name) => !OF_THE_MACHINE.includes(name))
  expect(read.filter((name) => ![...setByHand, ...madeByCommands].includes(name))).toEqual([])
  expect(madeByCommands.filter((name) => !read.includes(name))).toEqual([])
})

test('every setting of the README is read by the build, scripts, tests, hosting or visual checks', () => {
  const hosting = projectFiles(['deploy', '.github'], ['Dockerfile', '.template', '.yml'])
  const elsewhere = hosting.flatMap(({ text }) => text.match(/\b[A-Z][A-Z_]+\b/g) ?? [])
  const read = new Set([...buildSettings(), ...environmentRead(), ...elsewhere])
  expect(setByHand.length).toBeGreaterThan(10)
  expect(setByHand.filter((name) => !read.has(name))).toEqual([])
})

test('the settings in the project’s env files exist', () => {
  const files = readdirSync(ROOT).filter((name) => /^\.env(?:\.(?!local)\w+)?$/.test(name))
  const given = files.flatMap((name) => readFileSync(join(ROOT, name), 'utf8').match(/^\w+(?==)/gm) ?? [])
  expect(given.length).toBeGreaterThan(5)
  expect(given.filter((name) => !buildSettings().has(name))).toEqual([])
})

test('the README links every page of docs', () => {
  const pages = guides.filter(({ path }) => path.startsWith('docs/'))
  expect(pages.length).toBeGreaterThan(3)
  expect(pages.filter(({ path }) => !README.includes(path))).toEqual([])
})

test('where-things-are lists the slug of every service', () => {
  const places = guides.find(({ path }) => path === 'docs/where-things-are.md')?.text ?? ''
  const [, said = ''] = /slugs are ((?:`[\w-]+`(?:, )?)+)/.exec(places) ?? []
  expect(said.split(', ').toSorted()).toEqual(serviceSlugs.map((slug) => `\`${slug}\``).toSorted())
})

test('every command is listed, and the guides name no missing command', () => {
  const named = guides.flatMap(({ text }) =>
    [...text.matchAll(/npm (?:run )?(test|(?<=run )[\w:-]+)/g)].map(([, name = '']) => name),
  )
  expect([...new Set(named)].filter((name) => !scripts.includes(name))).toEqual([])
  const listed = guides.find(({ path }) => path === 'docs/commands.md')?.text ?? ''
  const missing = scripts.filter((name) => !new RegExp(`npm (?:run )?${name}\\b(?![:-])`).test(listed))
  expect(missing).toEqual([])
})
