import { expect, test } from 'vitest'
import { moneyOf, qepikOf } from './money.ts'
import { countCharacters, explainPrice, minutesPrice, speechPrice, speechUnits } from './price.ts'

const service = { price: { unit: '1000_chars', amount: '0.60' }, min_charge: '0.05' } as const

test('a run costs the price of its characters, at least the minimum charge, and nothing without characters', () => {
  expect(speechPrice(speechUnits(200, 1), service)).toBe(12)
  expect(speechPrice(speechUnits(1, 1), service)).toBe(5)
  expect(speechPrice(0, service)).toBe(0)
})

test('a price is rounded up to a whole qəpik once, after the voice’s factor', () => {
  expect(speechPrice(speechUnits(1_000, 1), service)).toBe(60)
  expect(speechPrice(speechUnits(1_001, 1), service)).toBe(61)
  expect(speechPrice(speechUnits(1_000, 1.25), service)).toBe(75)
})

test('many short blocks cost the price of their characters together, with any voices', () => {
  const forty = Array.from({ length: 40 }, () => speechUnits(4, 1))
  const dear = Array.from({ length: 7 }, () => speechUnits(3, 1.25))
  const units = [...forty, ...dear].reduce((sum, part) => sum + part, 0)
  expect(speechPrice(units, service)).toBe(Math.ceil(160 * 0.06 + 21 * 0.075))
})

test('money in the API and in qəpik is the same amount', () => {
  expect([qepikOf('0.45'), qepikOf('-10.00'), moneyOf(45), moneyOf(-1_000)]).toEqual([
    45,
    -1_000,
    '0.45',
    '-10.00',
  ])
  expect(() => qepikOf('0.505')).toThrow(RangeError)
})

test('zero has no sign, and fractions of a qəpik are refused', () => {
  expect([moneyOf(0), moneyOf(-1)]).toEqual(['0.00', '-0.01'])
  expect(() => moneyOf(0.5)).toThrow(RangeError)
})

test('a long text with an expensive voice is priced to the qəpik', () => {
  expect(speechPrice(speechUnits(3_000_000, 1.5), service)).toBe(270_000)
})

test('an emoji is one character, and space around a text is free', () => {
  expect(countCharacters('  a😀 ')).toBe(2)
})

test.each([
  [0, 0],
  [0.2, 12],
  [60, 12],
  [60.01, 13],
  [90, 18],
  [119.4, 24],
  [3600, 720],
  [18_000, 3600],
])('a recording of %s seconds costs %s qəpik at 0.12 a minute', (seconds, price) => {
  expect(minutesPrice(seconds, { price: { unit: 'minute', amount: '0.12' }, min_charge: '0.12' })).toBe(price)
})

const perMinute = { price: { unit: 'minute', amount: '0.10' }, min_charge: '0.05' } as const

test('a price is explained by amounts, rates, rounding and the minimum charge', () => {
  const shares = [
    { characters: 306, multiplier: 1 },
    { characters: 306, multiplier: 1.25 },
  ]
  expect(explainPrice({ shares }, service, 42)).toEqual({
    lines: [
      { amount: 306, multiplier: 1, exact: 1_836 },
      { amount: 306, multiplier: 1.25, exact: 2_295 },
    ],
    ending: 'rounded',
  })
  expect(explainPrice({ shares: [{ characters: 10, multiplier: 1 }] }, service, 5)?.ending).toBe('least')
  expect(explainPrice({ pages: 3 }, service, 180)?.ending).toBe('exact')
  expect(explainPrice({ lengths: [60.2], times: 2 }, perMinute, 21)).toEqual({
    lines: [{ amount: 61, multiplier: 2, exact: 2_034 }],
    ending: 'rounded',
  })
})

test('recordings sent together are each rounded up and charged the minimum, so their prices add up', () => {
  const lengths = [5, 61]
  const price = lengths.reduce((sum, seconds) => sum + minutesPrice(seconds, perMinute), 0)
  expect(explainPrice({ lengths }, perMinute, price)).toEqual({
    lines: [
      { amount: 5, multiplier: 1, exact: 500 },
      { amount: 61, multiplier: 1, exact: 1_100 },
    ],
    ending: 'exact',
  })
})

test('a price that differs from the calculated one is not explained', () => {
  expect(explainPrice({ pages: 3 }, service, 90)).toBeUndefined()
  expect(explainPrice({ pages: 0 }, service, 0)).toBeUndefined()
})
