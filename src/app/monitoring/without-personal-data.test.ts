import { expect, onTestFinished, test, vi } from 'vitest'
import { site } from '#scripts/site/site.ts'
import { errorNameOf, framesOf, messageWithoutPersonalData, routeOf } from './without-personal-data.ts'

test.each([
  ['Cannot read "My dear diary" of leyla@avaz.example', 'Cannot read <text> of <email>'],
  [
    `Unexpected token 'S', "Salam, dün"... is not valid JSON`,
    'Unexpected token <text>, <text>... is not valid JSON',
  ],
  ["can't find `secret` in «gizli mətn»", "can't find <text> in <text>"],
  ['an open quote: "never closed and private', 'an open quote: <text>'],
  ['No voice called Gülşən Əliyeva', 'No voice called <text>'],
  ['Call +994 50 123 45 67 now', 'Call +# # # # # now'],
  ['Failed to fetch https://site.example/leyla?token=abc', 'Failed to fetch <address>'],
  ['Refused: Bearer abc.def', 'Refused: <key>'],
  ['token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJsIn0.c2lnbmF0dXJl sent', 'token <key> sent'],
  ['session 7f3a9c0b2d4e6f81 is over', 'session <key> is over'],
  [
    'GET /api/services/text-to-speech/get-block/123/45?search=Leyla: contract',
    'GET /api/services/text-to-speech/get-block/:id/:id: contract',
  ],
  [
    'POST /customer/{id}/reset-password/mysecret-9: server (500)',
    'POST /customer/{id}/reset-password/:id: server (#)',
  ],
  ['GET /customer/balance: contract', 'GET /customer/balance: contract'],
  ['x.getBoundingClientRect is not a function', 'x.getBoundingClientRect is not a function'],
])('"%s" is reported as: %s', (message, told) => expect(messageWithoutPersonalData(message)).toBe(told))

test('a long message is shortened', () =>
  expect(messageWithoutPersonalData('word '.repeat(1000)).length).toBeLessThanOrEqual(300))

test.each([
  ['/ru/reset-password/secret-key', '/reset-password/:id'],
  ['/services/dubbing/123', '/services/dubbing/:id'],
  ['/en/services/text-to-speech/create', '/services/text-to-speech/create'],
  ['/payment/success', '/payment/success'],
  ['/leyla@avaz.example/m%C9%99tn', '/:id/:id'],
  ['/', '/'],
])('the page %s is reported as %s', (pathname, route) => expect(routeOf(pathname)).toBe(route))

test('every word of a route is reported', () => {
  const words = site.routes.flatMap(
    (route) => route.replace(/\[[^\]]*\][+*]?/g, '').match(/[a-z]+(?:-[a-z]+)*/g) ?? [],
  )
  expect(words.length).toBeGreaterThan(15)
  expect(words.filter((word) => routeOf(`/${word}`) !== `/${word}`)).toEqual([])
})

test("a stack is reported with this app's files only, and its pages by route", () => {
  vi.stubGlobal('location', { origin: 'https://app.example' })
  onTestFinished(() => void vi.unstubAllGlobals())
  const stack = `TypeError: x
    at save (https://app.example/assets/editor-abc.js:10:20)
    at https://app.example/ru/reset-password/secret-key?mail=a:1:2
    at chrome-extension://abcdef/content.js:5:6
    at https://other.example/tag.js:7:8`
  expect(framesOf(stack)).toEqual([
    { file: '/assets/editor-abc.js', line: 10, column: 20 },
    { file: '/reset-password/:id', line: 1, column: 2 },
  ])
})

test('an error is reported by its class name only', () => {
  expect(errorNameOf('TypeError')).toBe('TypeError')
  expect(errorNameOf('Leyla wrote this')).toBe('Error')
  expect(errorNameOf(undefined)).toBe('Error')
})
