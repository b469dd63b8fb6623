import { expect, test } from 'vitest'
import { LocaleCode } from '#src/contract/primitives.ts'
import { formatNumber } from './format-number.ts'

test('a number that rounds to zero has no sign; a negative one has', () => {
  expect(formatNumber(-0, 'en')).toBe('0')
  expect(formatNumber(-0.04, 'az', 1)).toBe('0,0')
  expect(formatNumber(-12.5, 'az', 1)).toBe('−12,5')
})

test.each(LocaleCode.options)('numbers in %s are formatted as Intl does', (locale) => {
  const halves = [0.5, 1.5, 2.5, 0.005, 0.015, 1.005, 0.25, 0.35, 999.5, 999_999.5, 2.675, 1e-9]
  const wholes = [0, 7, 999, 1_000, 9_999, 10_000, 1_234_567, 2 ** 53 - 1, 1e20]
  for (const fractionDigits of [0, 1, 2]) {
    const format = new Intl.NumberFormat(locale, {
      minimumFractionDigits: fractionDigits,
      maximumFractionDigits: fractionDigits,
      useGrouping: 'always',
      signDisplay: 'negative',
    })
    for (const value of [...halves, ...wholes].flatMap((value) => [value, -value])) {
      expect(formatNumber(value, locale, fractionDigits)).toBe(format.format(value).replace('-', '−'))
    }
  }
})
