import { expect, test } from 'vitest'
import { sourceAddressProblem } from './source-address.ts'

const named = (host: string) => `https://${host}/a.mp3`

test.each([
  ['https://example.com/a.mp3', undefined],
  [' http://səs.az/yazı.wav ', undefined],
  [named(`storage.example.com/${'a'.repeat(500)}`), undefined],
  [named('8.8.8.8'), undefined],
  [named('[2a00:1450:4001::1]'), undefined],
  [named('my_bucket.example.com'), undefined],
  ['example.com/a.mp3', 'invalid'],
  ['https://', 'invalid'],
  ['https://example.com:99999/a.mp3', 'invalid'],
  ['javascript:alert(1)', 'scheme'],
  ['file:///etc/passwd', 'scheme'],
  ['data:audio/wav;base64,AAA', 'scheme'],
  [named('user:secret@example.com'), 'user'],
  [named('samples.avaz.example@evil.example'), 'user'],
  [named(`${'a'.repeat(500)}.com`), 'host'],
  [named(`${'a.'.repeat(130)}com`), 'host'],
  [named('a..b'), 'host'],
  [named('-a-.com'), 'host'],
  [`https://example.com/${'a'.repeat(2000)}`, 'tooLong'],
  [named('intranet'), 'private'],
  [named('localhost:8080'), 'private'],
  [named('localhost.'), 'private'],
  [named('nas.local'), 'private'],
  [named('10.0.0.1'), 'private'],
  [named('127.1'), 'private'],
  [named('0x7f.1'), 'private'],
  [named('2130706433'), 'private'],
  [named('169.254.169.254'), 'private'],
  [named('100.64.0.1'), 'private'],
  [named('[::1]'), 'private'],
  [named('[fd00::1]'), 'private'],
  [named('[::ffff:7f00:1]'), 'private'],
  [named('[64:ff9b::7f00:1]'), 'private'],
])('the address %s is refused as %s', (address, problem) => {
  expect(sourceAddressProblem(address)).toBe(problem)
})
