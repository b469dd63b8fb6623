import { expect, test } from 'vitest'
import { normalizedCode, stepAmount, TopUpForm, topUpCovering, typedAmount } from './top-up-schema.ts'

const check = (amount: string) => TopUpForm.safeParse({ amount, code: '' })

test.each(['1', '1.00', '10,5', '10.50', ' 10 ', '1000', '1000,00', '\u00a07.25\n'])(
  'a top-up of %j is accepted',
  (amount) => {
    expect(check(amount).success).toBe(true)
  },
)

test.each([
  ['', 'required'],
  ['   ', 'required'],
  ['ten', 'amount'],
  ['10.505', 'amount'],
  ['1e2', 'amount'],
  ['0x10', 'amount'],
  ['-5', 'amount'],
  ['+5', 'amount'],
  ['1.000', 'amount'],
  ['1,000', 'amount'],
  ['10.', 'amount'],
  ['Infinity', 'amount'],
  ['١٠', 'amount'],
  ['0', 'amountRange'],
  ['0.99', 'amountRange'],
  ['1000.01', 'amountRange'],
  ['999999999', 'amountRange'],
])('a top-up of %j is rejected: %s', (amount, message) => {
  expect(check(amount).error?.issues.map((issue) => issue.message)).toEqual([message])
})

test('an amount is formatted as customers type it', () => {
  expect(typedAmount(1_000, 'az')).toBe('10')
  expect(typedAmount(240, 'ru')).toBe('2,40')
  expect(typedAmount(240, 'en')).toBe('2.40')
  expect(typedAmount(100_000, 'tr')).toBe('1000')
})

test('the proposed top-up covers the missing amount within the limits', () => {
  expect([1, 99, 100, 240, 100_001].map(topUpCovering)).toEqual([100, 100, 100, 240, 100_000])
})

test('a step is one qəpik and stops at both limits', () => {
  expect(stepAmount('10', 1)).toBe(1_001)
  expect(stepAmount('10,01', -1)).toBe(1_000)
  expect(stepAmount('1', -1)).toBe(100)
  expect(stepAmount('1000', 1)).toBe(100_000)
  expect(stepAmount('x', 1)).toBe(100)
})

test.each([' YENI5 ', 'YENİ5', 'YEN\u0049\u03075', '\u2060YENI5\u200b', 'YENI\u00a05', 'ＹＥＮＩ５'])(
  'the promo code %j is read as YENI5',
  (typed) => {
    expect(normalizedCode(typed)).toBe('YENI5')
  },
)

test('small letters of a promo code stay small, and the dotless i stays dotless', () => {
  expect(normalizedCode('yenı5')).toBe('yeni5')
})
