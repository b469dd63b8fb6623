import { expect, test } from 'vitest'
import { say } from '#mocks/http/messages/catalogue.ts'
import { locales } from '#src/i18n/locales.ts'
import { formatMoney } from '#src/lib/format-money.ts'
import { writtenMoney } from './message-params.ts'

const inEveryLanguage = locales.flatMap(({ code }) =>
  [0, 5, 100, 99_999, 100_000, 123_456_750].map((qapik) => [code, qapik] as const),
)

test.each(inEveryLanguage)('in %s %d qəpik stand in a message as in the app', (locale, qapik) => {
  expect(writtenMoney(qapik, locale)).toBe(formatMoney(qapik, locale))
})

test('a message has its sums in the language it is in', () => {
  const params = { price: { qapik: 123_450 } }
  expect(say('az', 'price_changed', params)).toContain('1.234,50\u00a0₼')
  expect(say('en', 'price_changed', params)).toContain('₼1,234.50')
})
