import { expect, test } from 'vitest'
import { formatNumber } from './format-number.ts'

test('what rounds to nothing has no sign; what is below nothing has', () => {
  expect(formatNumber(-0, 'en')).toBe('0')
  expect(formatNumber(-0.04, 'az', 1)).toBe('0,0')
  expect(formatNumber(-12.5, 'az', 1)).toBe('-12,5')
})
