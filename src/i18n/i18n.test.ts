import { beforeEach, expect, test, vi } from 'vitest'
import { currentLocale, i18n, loadNamespaces, showLocale, startI18n } from './i18n.ts'

beforeEach(() => startI18n('az'))

test('only the requested namespaces in the requested language are loaded', { tags: 'long' }, async () => {
  // Uses a separate instance, because other test files load texts too.
  vi.resetModules()
  const fresh = await import('./i18n.ts')
  await fresh.startI18n('ru', ['auth'])
  expect(fresh.i18n.t('actions.save')).toBe('Сохранить')
  expect(fresh.i18n.hasResourceBundle('ru', 'auth')).toBe(true)
  expect(fresh.i18n.hasResourceBundle('ru', 'catalog')).toBe(false)
})

test('another language is shown only after all texts in use have loaded', async () => {
  await loadNamespaces(['catalog'])
  await showLocale('tr')
  expect(currentLocale()).toBe('tr')
  expect(i18n.t('catalog:titles.dubbing')).toBe('Dublaj')
})

test('texts that fail to load leave the language unchanged', async () => {
  await expect(loadNamespaces(['no-such-file'])).rejects.toThrow('no-such-file')
})

test('a missing key throws', () => {
  expect(() => Reflect.apply(i18n.t, i18n, ['no.such.key'])).toThrow('common:no.such.key')
})

test.each([
  ['az', ['1 layihə', '2 layihə', '5 layihə', '21 layihə']],
  ['tr', ['1 proje', '2 proje', '5 proje', '21 proje']],
  ['en', ['1 project', '2 projects', '5 projects', '21 projects']],
  ['ru', ['1 проект', '2 проекта', '5 проектов', '21 проект']],
] as const)('counted words take the plural forms of %s', async (locale, texts) => {
  await startI18n(locale, ['catalog'])
  expect([1, 2, 5, 21].map((count) => i18n.t('catalog:projectsCount', { count }))).toEqual(texts)
})

test('of two quick language changes the later one wins', async () => {
  await Promise.all([showLocale('ru'), showLocale('en'), showLocale('tr')])
  expect(currentLocale()).toBe('tr')
})

test.each([
  ['az', '1 / 1.234', 'Hamısını əvəz et (1.234.567)'],
  ['tr', '1 / 1.234', 'Tümünü değiştir (1.234.567)'],
  ['en', '1 / 1,234', 'Replace all (1,234,567)'],
  ['ru', '1 / 1\u00a0234', 'Заменить все (1\u00a0234\u00a0567)'],
] as const)('a number in a text is formatted for %s', async (locale, place, all) => {
  await startI18n(locale, ['editor-find'])
  expect(i18n.t('editor-find:place', { place: 1, count: 1_234 })).toBe(place)
  expect(i18n.t('editor-find:replaceAll', { count: 1_234_567 })).toBe(all)
})

test('a text that only looks like a number is not formatted', async () => {
  await startI18n('en', ['billing'])
  expect(i18n.t('billing:transactions.number', { number: '20261234' })).toBe('No.\u00a020261234')
})
