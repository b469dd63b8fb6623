import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { en as shared } from '#mocks/messages/en.ts'
import { en as requests } from '#mocks/messages/requests/en.ts'
import { ROOT } from '#tests/support/project-files.ts'

const page = readFileSync(join(ROOT, 'docs/limits.md'), 'utf8')

interface Row {
  readonly file: string
  readonly name: string
  readonly value: number
  readonly texts: readonly string[]
}

const rows: Row[] = page.split(/^## `/m).flatMap((part) => {
  const [file = ''] = part.split('`')
  return [...part.matchAll(/^\| .+ \| ([\d.,]+) \| `([A-Z_]+)` \| (.+) \|$/gm)].map(
    ([, value = '', name = '', texts = '']) => ({
      file,
      name,
      value: Number(value.replaceAll(',', '')),
      texts: [...texts.matchAll(/`([^`]+)`/g)].map(([, key = '']) => key),
    }),
  )
})

const sourceOf = (file: string) => readFileSync(join(ROOT, file), 'utf8')

/** Value of a constant that is a number or a product of numbers. */
function valueIn(file: string, name: string): number {
  const [, factors = ''] = new RegExp(`const ${name} = ([\\d_.A-Z* ]+)$`, 'm').exec(sourceOf(file)) ?? []
  return factors
    .split('*')
    .map((each) => (each.trim() === 'MEGABYTE' ? 1024 * 1024 : Number(each.replaceAll('_', ''))))
    .reduce((product, factor) => product * factor, 1)
}

test('every limit on the page equals the constant in the named file', () => {
  expect(rows.length).toBeGreaterThan(60)
  expect(rows.filter(({ file, name, value }) => valueIn(file, name) !== value)).toEqual([])
})

test('every limit in the code is on the page', () => {
  const named = new Set(rows.map(({ name }) => name))
  const files = [
    'src/contract/limits.ts',
    'src/rules/limits.ts',
    'src/rules/body-limits.ts',
    'src/rules/pdf-limits.ts',
  ]
  const names = files.flatMap((file) =>
    [...sourceOf(file).matchAll(/^export const ([A-Z_]+) =/gm)].map(([, name = '']) => name),
  )
  expect(names.filter((name) => name !== 'MEGABYTE' && !named.has(name))).toEqual([])
})

function isText(key: string): boolean {
  const [namespace = '', path] = key.split(':')
  if (path === undefined) return key in { ...shared, ...requests }
  const file = join(ROOT, 'locales/en', `${namespace}.json`)
  let value: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  for (const part of path.split('.')) value = (value as Record<string, unknown> | undefined)?.[part]
  return typeof value === 'string'
}

test('every text named on the page exists', () => {
  expect(rows.flatMap(({ texts }) => texts).filter((key) => !isText(key))).toEqual([])
})
