import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'
import { expect, test, vi } from 'vitest'
import { type Locale, locales } from '#src/config/locales.ts'
import { i18n, showLocale, startI18n } from '#src/i18n/i18n.ts'
import { projectFiles, ROOT } from '#tests/support/project-files.ts'
import { leanI18nextCode, TEXT_OPTIONS } from './lean-i18next.ts'

const library = readFileSync(join(ROOT, 'node_modules/i18next/dist/esm/i18next.js'), 'utf8')
const asModule = (code: string) => `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`

const namespaces = readdirSync(join(ROOT, 'locales/az')).map((file) => file.replace('.json', ''))
const textsOf = (locale: Locale) =>
  namespaces.map((namespace) => {
    const texts: unknown = JSON.parse(
      readFileSync(join(ROOT, 'locales', locale, `${namespace}.json`), 'utf8'),
    )
    return { namespace, texts }
  })

/** Keys of texts with what each contains. */
function entriesOf(texts: unknown, path = ''): readonly (readonly [key: string, text: string])[] {
  if (typeof texts === 'string') return [[path, texts]]
  return Object.entries(texts ?? {}).flatMap(([name, part]) =>
    entriesOf(part, path === '' ? name : `${path}.${name}`),
  )
}

const PLURAL = /_(?:one|few|many|other)$/

/** Values that a text may get: with signs of the syntax of texts, numbers, and a count for each plural form. */
function valuesFor(key: string, text: string) {
  const names = [...text.matchAll(/\{\{(\w+)/g)].map(([, name = '']) => name)
  const words = Object.fromEntries(names.map((name) => [name, `<${name}> & $t(x) {{count}}`]))
  const numbers = Object.fromEntries(names.map((name, index) => [name, 1_234 * index]))
  return PLURAL.test(key) ? [0, 1, 2, 5, 21].map((count) => ({ ...words, count })) : [words, numbers]
}

/** All texts of a language with such values, as customers read them. */
const readAll = ({ addResourceBundle, getFixedT }: typeof i18n, locale: Locale) =>
  textsOf(locale).flatMap(({ namespace, texts }) => {
    addResourceBundle(locale, namespace, texts)
    const t = Reflect.apply(getFixedT, undefined, [locale, ['common', namespace]])
    return entriesOf(texts).flatMap(([key, text]) =>
      valuesFor(key, text).map((values) =>
        Reflect.apply(t, undefined, [`${namespace}:${key.replace(PLURAL, '')}`, values]),
      ),
    )
  })

async function withLeanLibrary() {
  vi.resetModules()
  vi.doMock('i18next', () => import(/* @vite-ignore */ asModule(leanI18nextCode(library))))
  try {
    return await import('#src/i18n/i18n.ts')
  } finally {
    vi.doUnmock('i18next')
    vi.resetModules()
  }
}

test('every text of every language reads the same in a build as in a test', async () => {
  const lean = await withLeanLibrary()
  expect(lean.i18n).not.toBe(i18n)
  const changes: string[] = []
  lean.i18n.on('languageChanged', (locale) => changes.push(locale))
  await Promise.all([lean.startI18n('az'), startI18n('az')])
  for (const { code } of locales) {
    await Promise.all([lean.showLocale(code), showLocale(code)])
    const texts = readAll(lean.i18n, code)
    expect(texts.length).toBeGreaterThan(4_000)
    expect(texts).toEqual(readAll(i18n, code))
  }
  expect(changes).toEqual(['az', 'tr', 'en', 'ru'])
})

test('a text that is missing in a build shows its key', async () => {
  const lean = await withLeanLibrary()
  await lean.startI18n('ru')
  expect(Reflect.apply(lean.i18n.t, undefined, ['no.such.key'])).toBe('no.such.key')
  expect(Reflect.apply(lean.i18n.t, undefined, ['no.such.key', { ns: 'errors', count: 2 }])).toBe(
    'no.such.key',
  )
})

const nameOf = (property: ESTree.ObjectPropertyKind) =>
  property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : ''

/** Names of options and values that texts are requested with. */
function optionsIn(path: string, code: string) {
  const names: string[] = []
  new Visitor({
    CallExpression({ callee, arguments: values }) {
      const called = callee.type === 'MemberExpression' ? callee.property : callee
      if (called.type !== 'Identifier' || called.name !== 't') return
      for (const value of values)
        if (value.type === 'ObjectExpression') names.push(...value.properties.map(nameOf))
    },
  }).visit(parseSync(path, code).program)
  return names
}

const LEFT_OUT = new RegExp(`\\b(?:${TEXT_OPTIONS.join('|')})\\b`)

test('no text is requested with an option that builds leave out', () => {
  const found = projectFiles(['src'], ['.ts', '.tsx'])
    .filter(({ text }) => LEFT_OUT.test(text))
    .flatMap(({ path, text }) => optionsIn(path, text))
  expect(found.filter((name) => TEXT_OPTIONS.includes(name))).toEqual([])
  expect(optionsIn('page.tsx', "i18n.t('friend', { context: 'male', count })")).toEqual(['context', 'count'])
})

test('a version of the library without a name that builds leave out ends the build', () => {
  expect(() => leanI18nextCode(library.replaceAll('cloneInstance', 'copyInstance'))).toThrow(
    'i18next no longer has cloneInstance',
  )
})
