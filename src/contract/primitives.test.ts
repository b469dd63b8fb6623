import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { trimmed } from './primitives.ts'

const trim = (text: string) => z.string().check(trimmed()).parse(text)

test.each(['\u200B', '\u2060\u00AD', '\u3164', '\u2800 \t', '\u202E\u200F'])(
  'a name without a visible character is refused: %j',
  (text) => {
    expect(trim(text)).toBe('')
  },
)

test.each([
  [' \t Nərmin\u00A0 ', 'Nərmin'],
  ['\u2066isolate\u2069', '\u2066isolate\u2069'],
  ['a\u200Bb', 'a\u200Bb'],
  ['\u2764\uFE0F', '\u2764\uFE0F'],
  ['\u{1F3F4}\u{E0067}\u{E007F}', '\u{1F3F4}\u{E0067}\u{E007F}'],
  ['\u{1F468}\u200D\u{1F469}', '\u{1F468}\u200D\u{1F469}'],
])('%j is trimmed to %j', (text, trimmedText) => {
  expect(trim(text)).toBe(trimmedText)
})

test('trimming a long run of spaces within a text is fast', () => {
  const text = `a${' '.repeat(200_000)}b`
  expect(trim(text)).toBe(text)
})
