import { expect, test } from 'vitest'
import { localeFromPathname, withoutLocalePrefix } from './locales.ts'

test.each([
  ['/', 'az', '/'],
  ['/login', 'az', '/login'],
  ['/tr', 'tr', '/'],
  ['/tr/', 'tr', '/'],
  ['/tr/services/cloning', 'tr', '/services/cloning'],
  ['/en/login', 'en', '/login'],
  ['/ru/login', 'ru', '/login'],
  ['/trx/login', 'az', '/trx/login'],
  ['/TR/login', 'az', '/TR/login'],
  ['/az/login', 'az', '/az/login'],
  ['/xx', 'az', '/xx'],
])('the address %s is in %s and leads to %s', (pathname, locale, path) => {
  expect(localeFromPathname(pathname)).toBe(locale)
  expect(withoutLocalePrefix(pathname)).toBe(path)
})
