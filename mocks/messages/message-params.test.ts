import { expect, test } from 'vitest'
import { say } from '#mocks/messages/catalogue.ts'
import { locales } from '#src/config/locales.ts'
import { formatMoney } from '#src/rules/money.ts'
import { formatParam } from './message-params.ts'

const inEveryLanguage = locales.flatMap(({ code }) =>
  [0, 5, 100, 99_999, 100_000, 123_456_750].map((qepik) => [code, qepik] as const),
)

test.each(inEveryLanguage)('in %s %d qəpik in a message have the format of the app', (locale, qepik) => {
  expect(formatParam({ qepik }, locale)).toBe(formatMoney(qepik, locale))
})

test('amounts in a message are formatted for its language', () => {
  const params = { price: { qepik: 123_450 } }
  expect(say('az', 'price_changed', params)).toContain('1.234,50\u00a0₼')
  expect(say('en', 'price_changed', params)).toContain('₼1,234.50')
})
