import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { LOCALES } from '#tests/e2e/support/texts.ts'
import { flatTexts, localeGaps } from '#tests/support/locale-gaps.ts'
import { projectFiles, ROOT } from '#tests/support/project-files.ts'
import { unusedTextsIn } from '#tests/support/unused-texts.ts'

const namespacesOf = (locale: string) => readdirSync(join(ROOT, 'locales', locale)).sort()

const textsOf = (locale: string, file: string) =>
  flatTexts(JSON.parse(readFileSync(join(ROOT, 'locales', locale, file), 'utf8')))

test('the locales have the same namespaces', () => {
  const [first, ...others] = LOCALES.map(namespacesOf)
  for (const other of others) expect(other).toEqual(first)
})

test.each(namespacesOf('az'))('%s has the same texts in all languages, with their plurals', (file) => {
  const texts = Object.fromEntries(LOCALES.map((locale) => [locale, textsOf(locale, file)]))
  expect(localeGaps(texts)).toEqual([])
})

const gapsOf = (ru: Record<string, string>, en: Record<string, string>) =>
  localeGaps({ ru: flatTexts(ru), en: flatTexts(en) })

test.each([
  ['a missing key', { a: 'а' }, { a: 'a', b: 'b' }, 'ru lacks b'],
  ['an empty text', { a: ' ' }, { a: 'a' }, 'ru lacks a'],
  [
    'a missing plural form',
    { n_one: '{{count}} а', n_few: '{{count}} б', n_other: '{{count}} в' },
    { n_one: '{{count}} a', n_other: '{{count}} b' },
    'ru lacks n_many',
  ],
  [
    'words for the number 0 in one language',
    { n_one: '{{count}} а', n_few: '{{count}} б', n_many: '{{count}} в', n_other: '{{count}} г' },
    { n_zero: 'none', n_one: '{{count}} a', n_other: '{{count}} b' },
    'ru lacks n_zero',
  ],
  ['a plural the language has not', { a: 'а' }, { a: 'a', n_few: 'x' }, 'en has no plural "few": n_few'],
  [
    'a counted word in one form',
    { n: 'Осталось: {{count}}' },
    { n: '{{count}} letters' },
    'a counted word without plural forms: n',
  ],
  ['a variable lost', { a: 'привет' }, { a: 'hi {{name}}' }, 'other variables in one locale: a'],
])('the gap is found: %s', (_what, ru, en, gap) => {
  expect(gapsOf(ru as Record<string, string>, en as Record<string, string>)).toContain(gap)
})

test.each(LOCALES)('the text about a finished clone names the tab of clones by its label (%s)', (locale) => {
  const tab = textsOf(locale, 'voices.json').get('tab.mine')
  expect(textsOf(locale, 'cloning.json').get('finished.text')).toContain(tab)
})

test('no Azerbaijani text repeats “dili” after the name of a language, which ends with it', () => {
  const twice = namespacesOf('az').flatMap((file) =>
    [...textsOf('az', file)].flatMap(([key, text]) =>
      /\{\{language\}\}\s+dil/u.test(text) ? `${file} ${key}` : [],
    ),
  )
  expect(twice).toEqual([])
})

test('every text used by an end-to-end test exists', () => {
  const namespaces = namespacesOf('en').map((file) => basename(file, '.json'))
  const known = new Set(
    namespaces.flatMap((namespace) =>
      [...textsOf('en', `${namespace}.json`).keys()].map((key) => `${namespace}:${key}`),
    ),
  )
  const isKnown = (key: string) => known.has(key) || known.has(`${key}_other`)
  const lookedFor = new RegExp(`'((?:${namespaces.join('|')}):[\\w.]+)'`, 'g')
  const missing = projectFiles(['tests/e2e', 'scripts'], ['.ts']).flatMap(({ path, text }) =>
    [...text.matchAll(lookedFor)].flatMap(([, key = '']) => (isKnown(key) ? [] : [`${path}: ${key}`])),
  )
  expect(missing).toEqual([])
})

test('every text is used', () => {
  const unusedTexts = unusedTextsIn(
    projectFiles(['src', 'mocks', 'stories'], ['.ts', '.tsx']).flatMap(({ path, text }) =>
      path.includes('.test.') ? [] : [text],
    ),
  )
  const unused = namespacesOf('en').flatMap((file) => {
    const namespace = basename(file, '.json')
    return unusedTexts(namespace, [...textsOf('en', file).keys()]).map((key) => `${namespace}:${key}`)
  })
  expect(unused).toEqual([])
})

/** Namespaces of lazy texts that a file reads outside a component without loading them. */
const notLoaded = (text: string) =>
  [...text.matchAll(/i18n\.t\(\s*['`]([\w-]+-lazy):/g)]
    .map(([, namespace = '']) => namespace)
    .filter((namespace) => !new RegExp(`loadNamespaces\\(\\[[^\\]]*'${namespace}'`).test(text))

test('lazy texts that are read outside components are loaded there', () => {
  const files = projectFiles(['src'], ['.ts', '.tsx']).map(({ path, text }) => ({
    path,
    missing: notLoaded(text),
  }))
  expect(files.filter(({ missing }) => missing.length > 0)).toEqual([])
  expect(notLoaded("i18n.t('dubbing-lazy:title')")).toEqual(['dubbing-lazy'])
})

test('an unused text is found, and a text named by a template counts as used', () => {
  const unusedTexts = unusedTextsIn(["t('send')", "t('mail:title')", `t(\`status.\${status}\`)`])
  expect(unusedTexts('mail', ['send', 'title', 'status.new', 'count_one', 'count_other'])).toEqual(['count'])
})

test('no text names the sandbox, since production shows the same texts', () => {
  const named = LOCALES.flatMap((locale) =>
    namespacesOf(locale).flatMap((file) =>
      [...textsOf(locale, file)].flatMap(([key, text]) =>
        /sandbox|песочниц|sınaq mühit|deneme ortam/iu.test(text) ? `${locale} ${file} ${key}` : [],
      ),
    ),
  )
  expect(named).toEqual([])
})

test('sentences name no key that has another name on a Mac', () => {
  const named = namespacesOf('en').flatMap((file) =>
    [...textsOf('en', file)].flatMap(([key, text]) =>
      !key.includes('keys.') && /\b(?:Ctrl|Alt|Backspace)\b/.test(text) ? `${file} ${key}` : [],
    ),
  )
  expect(named).toEqual([])
})

test.each(['az', 'tr'])('no ending is attached to a placeholder in %s', (locale) => {
  const hanging = namespacesOf(locale).flatMap((file) =>
    [...textsOf(locale, file)].flatMap(([key, text]) =>
      /\}\}[-’']\p{L}/u.test(text) ? `${file} ${key}` : [],
    ),
  )
  expect(hanging).toEqual([])
})
