import { describe, expect, test } from 'vitest'
import { formatExactMoney, formatMoney, moneyOf, qepikOf } from './money.ts'

describe('amounts in the API', () => {
  test.each([
    [0, '0.00'],
    [5, '0.05'],
    [50, '0.50'],
    [1_050, '10.50'],
    [-1_050, '-10.50'],
    [100_000, '1000.00'],
  ])('%i qəpik are sent as %s and read back', (qepik, amount) => {
    expect(moneyOf(qepik)).toBe(amount)
    expect(qepikOf(amount)).toBe(qepik)
  })

  test('every whole number of qəpik survives the conversion to a string and back', { tags: 'long' }, () => {
    for (let qepik = -2_000; qepik <= 200_000; qepik += 7) expect(qepikOf(moneyOf(qepik))).toBe(qepik)
  })

  test('amounts with fewer decimals are accepted, and -0.00 is zero', () => {
    expect(qepikOf('7')).toBe(700)
    expect(qepikOf('7.5')).toBe(750)
    expect(Object.is(qepikOf('-0.00'), 0)).toBe(true)
  })

  test.each(['', ' 1.00', '1,00', '1.005', '1e3', 'NaN', '--1.00', '99999999999999999.00'])(
    '%j is refused instead of becoming another amount',
    (amount) => expect(() => qepikOf(amount)).toThrow(RangeError),
  )

  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY])('%d qəpik are refused', (qepik) => {
    expect(() => moneyOf(qepik)).toThrow(RangeError)
  })
})

test.each([
  ['az', '1.234.567,50 ₼'],
  ['tr', '₼1.234.567,50'],
  ['en', '₼1,234,567.50'],
  ['ru', '1 234 567,50 ₼'],
] as const)('money in %s is shown as %s', (locale, text) => {
  expect(formatMoney(123_456_750, locale).replaceAll('\u00a0', ' ')).toBe(text)
})

test('an exact price keeps the parts of a qəpik, without zeros after them', () => {
  expect([552, 3_050, 600, 1].map((hundredths) => formatExactMoney(hundredths, 'en'))).toEqual([
    '₼0.0552',
    '₼0.305',
    '₼0.06',
    '₼0.0001',
  ])
  expect(formatExactMoney(12_345_678, 'az')).toBe('1.234,5678\u00a0₼')
})
