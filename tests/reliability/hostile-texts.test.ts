import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { locales } from '#src/config/locales.ts'
import { i18n, startI18n } from '#src/i18n/i18n.ts'
import { hostileStrings } from './hostile-strings.ts'

const FOLDER = join(import.meta.dirname, '..', '..', 'locales')
const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g

/** A `t` that accepts any key, because the keys are read from the files. */
type AnyText = (key: string, values: Readonly<Record<string, string>>) => string

type Tree = { readonly [key: string]: string | Tree }

const flat = (tree: Tree, start = ''): (readonly [string, string])[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[start + key, value] as const] : flat(value, `${start}${key}.`),
  )

/** Texts with placeholders, by their full key. Plural forms are looked up by their own keys. */
const textsWithValues = (locale: string) =>
  readdirSync(join(FOLDER, locale)).flatMap((file) =>
    flat(JSON.parse(readFileSync(join(FOLDER, locale, file), 'utf8')))
      .filter(([, text]) => text.includes('{{'))
      .map(([key, text]) => [`${basename(file, '.json')}:${key}`, text] as const),
  )

describe.each(locales)('locale $name', ({ code }) => {
  const texts = textsWithValues(code)
  beforeAll(() => startI18n(code, [...new Set(texts.map(([key]) => key.split(':', 1)[0] ?? ''))]))

  test('values from a server or customer are inserted into texts unchanged', { tags: 'long' }, () => {
    expect(texts.length).toBeGreaterThan(50)
    const wrong = texts.flatMap(([key, text]) =>
      hostileStrings.flatMap((value) => {
        const values = Object.fromEntries(
          [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => [name, value]),
        )
        const expected = text.replace(PLACEHOLDER, () => value)
        const shown = (i18n.t as AnyText)(key, values)
        return shown === expected ? [] : [{ key, value, shown }]
      }),
    )
    expect(wrong).toEqual([])
  })
})
