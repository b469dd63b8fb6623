import { expect, test } from 'vitest'
import { checkUrl } from './check-url.ts'

test.each([
  ['https://example.com/a.mp3', undefined],
  [' http://səs.az/yazı.wav ', undefined],
  ['example.com/a.mp3', 'invalid'],
  ['javascript:alert(1)', 'invalid'],
  ['file:///etc/passwd', 'invalid'],
  ['https://', 'invalid'],
  ['https://intranet/a.mp3', 'invalid'],
  ['https://user:secret@example.com/a.mp3', 'credentials'],
  ['http://localhost:8080/a.mp3', 'private'],
  ['http://127.0.0.1/a.mp3', 'private'],
  ['http://2130706433/a.mp3', 'private'],
  ['http://192.168.1.4/a.mp3', 'private'],
  ['http://172.20.0.1/a.mp3', 'private'],
  ['http://[::1]/a.mp3', 'private'],
  ['http://[fd00::1]/a.mp3', 'private'],
  [`https://example.com/${'a'.repeat(500)}`, undefined],
])('%s is %s', (url, problem) => {
  expect(checkUrl(url)).toBe(problem)
})
