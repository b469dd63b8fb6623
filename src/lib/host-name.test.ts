import { expect, test } from 'vitest'
import { hostWithPunycode, readableHost } from './host-name.ts'

test.each([
  'müğam.az',
  'пример.рф',
  'www.bücher.example',
  'xəbər.az',
  '例え.テスト',
  'faß.de',
  'a😀b.com',
  'plain.com',
])('the host %s is shown readably and sent as punycode', (typed) => {
  expect(readableHost(new URL(`https://${typed}`).hostname)).toBe(typed)
})

test.each(['xn--a.com', 'xn--.com', 'xn--99999999999.com', 'xn--é.com'])(
  'the host %s stays unchanged',
  (host) => {
    expect(hostWithPunycode(host)).toBe(host)
  },
)

test('both forms are shown if they differ, because letters may look like others', () => {
  expect(hostWithPunycode('xn--pple-43d.com')).toBe('аpple.com (xn--pple-43d.com)')
})
