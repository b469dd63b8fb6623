import { expect, test } from 'vitest'
import { isPhoneNumber } from './phone-number.ts'

test.each(['+994 50 210 34 56', '(050) 210-34-56', '1234567'])(
  'the input %s is a telephone number',
  (text) => {
    expect(isPhoneNumber(text)).toBe(true)
  },
)

test.each(['', '123456', '1234567890123456', '12345+67', 'call 1234567'])(
  'the input %s is not a telephone number',
  (text) => {
    expect(isPhoneNumber(text)).toBe(false)
  },
)
