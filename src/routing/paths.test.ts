import { expect, test } from 'vitest'
import { localized, paths } from './paths.ts'
import { parseProjectId, parseServiceSlug } from './project-params.ts'
import { readReturnPath } from './return-path.ts'

const origin = 'https://avaz.example'

test.each([
  [paths.home(), 'az', '/'],
  [paths.home(), 'tr', '/tr'],
  [paths.login(), 'az', '/login'],
  [paths.project('cloning', 7), 'ru', '/ru/services/cloning/7'],
  ['/?modal-open=balance', 'en', '/en?modal-open=balance'],
] as const)('the path %s in %s has the address %s', (path, locale, address) =>
  expect(localized(path, locale)).toBe(address),
)

test('the return path survives in the address of the login page', () => {
  const address = paths.login('/services/cloning/7?tab=1&x=ə')
  expect(readReturnPath(new URL(address, origin).search, origin)).toBe('/services/cloning/7?tab=1&x=%C9%99')
})

test.each([
  '',
  '?return=',
  '?return=services',
  '?return=https://evil.example/',
  '?return=//evil.example/',
  '?return=/%5Cevil.example/',
  '?return=/%09/evil.example/',
  '?return=/..//evil.example/',
  '?return=/en//evil.example/',
  '?return=/tr/%5Cevil.example/',
  '?return=javascript:alert(1)',
])('%s gives no return path', (search) => expect(readReturnPath(search, origin)).toBeUndefined())

test.each([
  ['/en/services?x=1#top', '/services?x=1#top'],
  ['/ru', '/'],
  ['/tr?modal-open=balance', '/?modal-open=balance'],
  ['/english', '/english'],
  ['/az/services', '/az/services'],
])('a handwritten return path %s leads to %s, in the current language', (written, path) =>
  expect(readReturnPath(`?return=${encodeURIComponent(written)}`, origin)).toBe(path),
)

test.each(['0', '-1', '1.5', '1e3', '07', 'abc', '', ' 7', undefined])(
  'the path segment %j is not a project id',
  (id) => {
    expect(parseProjectId(id)).toBeUndefined()
  },
)

test('digits are a project id, and the eight service names are services', () => {
  expect(parseProjectId('42')).toBe(42)
  expect(parseServiceSlug('text-to-speech')).toBe('text-to-speech')
  expect(parseServiceSlug('get-projects')).toBeUndefined()
})
