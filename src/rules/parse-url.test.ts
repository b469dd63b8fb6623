import { expect, test } from 'vitest'
import { parseUrl } from './parse-url.ts'

test.each([
  ['https://news.example/a?b=1#c', undefined],
  ['/a/b', 'https://news.example/c/d'],
  ['../b', 'book:/c/d/e'],
  ['no address', undefined],
  ['https://', undefined],
  ['http://[bad', 'https://news.example'],
])('%s is read as by URL.parse', (text, base) => {
  expect(parseUrl(text, base)?.href).toBe(URL.parse(text, base)?.href)
})
