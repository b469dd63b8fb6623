import { expect, onTestFinished, test, vi } from 'vitest'
import { patternOf } from '#scripts/site/site.ts'
import { namesOf, routes } from '#src/routing/routes.ts'
import { errorNameOf, framesOf, routeOf } from './without-personal-data.ts'

test.each([
  ['/ru/reset-password/secret-key', '/reset-password/:id'],
  ['/services/dubbing/123', '/services/dubbing/:id'],
  ['/en/services/text-to-speech/create', '/services/text-to-speech/create'],
  ['/payment/success', '/payment/success'],
  ['/leyla@avaz.example/m%C9%99tn', '/:id/:id'],
  ['/', '/'],
])('the page %s is reported as %s', (pathname, route) => expect(routeOf(pathname)).toBe(route))

test('every word of a route is reported', () => {
  const words = namesOf(routes).flatMap(
    (name) =>
      patternOf(name)
        .replace(/\[[^\]]*\][+*]?/g, '')
        .match(/[a-z]+(?:-[a-z]+)*/g) ?? [],
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
