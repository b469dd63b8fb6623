import { expect, test } from 'vitest'
import { parseMoney } from './parse-money.ts'

test.each([
  ['10', 1_000],
  ['10,5', 1_050],
  ['10,50', 1_050],
  ['10.50', 1_050],
  ['  0,05 ', 5],
  ['007', 700],
  ['999999999.99', 99_999_999_999],
  ['1 000,00', 100_000],
  ['1\u00a0000,50 ₼', 100_050],
  ['1\u202f234\u202f567', 123_456_700],
  ['1.000,50', 100_050],
  ['₼\u200a1,000.50', 100_050],
])('the input %j is read as %i qəpik', (typed, qepik) => expect(parseMoney(typed)).toBe(qepik))

test.each(['', ' ', ',50', '10,', '10.505', '1.000', '1,000', '1 00,50', '-1', '1e3', '10 50', '1000000000'])(
  'the input %j is not an amount',
  (typed) => expect(parseMoney(typed)).toBeUndefined(),
)
