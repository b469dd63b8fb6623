import { expect, test } from 'vitest'
import { MAX_MESSAGE_LENGTH, MAX_RETRY_AFTER_MS } from './call-limits.ts'
import { readFailure, readRetryAfterMs } from './read-failure.ts'

const NOW = Date.parse('2026-11-22T10:00:00Z')

test.each([
  ['3', 3_000],
  [' 0 ', 0],
  ['1.5', 1_500],
  ['Sun, 22 Nov 2026 10:00:30 GMT', 30_000],
  ['Sunday, 22-Nov-26 10:00:30 GMT', 30_000],
  ['Sun, 22 Nov 2026 09:00:00 GMT', 0],
  ['3600', MAX_RETRY_AFTER_MS],
  ['1e12', MAX_RETRY_AFTER_MS],
  ['1000000000000', MAX_RETRY_AFTER_MS],
  ['9'.repeat(400), MAX_RETRY_AFTER_MS],
  ['Fri, 31 Dec 9999 23:59:59 GMT', MAX_RETRY_AFTER_MS],
])('Retry-After: %s is a wait of %i ms', (header, waitMs) => {
  expect(readRetryAfterMs(header, NOW)).toBe(waitMs)
})

test.each([null, '', ' ', '-5', 'soon', 'NaN', '-Infinity', '12 Nov', 'Xxx, 99 Yyy 2026 10:00:00 GMT'])(
  'Retry-After: %s is ignored',
  (header) => expect(readRetryAfterMs(header, NOW)).toBeUndefined(),
)

test('a message or field error that would freeze the page is cut, never within a character', () => {
  const long = '😀'.repeat(25_000_000)
  const { serverMessage = '', fieldErrors } = readFailure({ message: `a${long}`, errors: { title: [long] } })
  expect(serverMessage.length).toBeLessThanOrEqual(MAX_MESSAGE_LENGTH + 1)
  expect(serverMessage).toMatch(/^a(?:😀)+…$/u)
  expect(fieldErrors?.title).toMatch(/^(?:😀)+…$/u)
  expect(readFailure({ message: 'x'.repeat(MAX_MESSAGE_LENGTH) }).serverMessage).not.toContain('…')
})
