import { expect, test } from 'vitest'
import { moneyOf, qepikOf } from './money.ts'
import { blockPrice, countCharacters, minutesPrice, runPrice } from './price.ts'

const service = { price: { unit: '1000_chars', amount: '0.60' }, min_charge: '0.05' } as const

test('a run costs the sum of its blocks, but never less than the least charge, and nothing where there is nothing', () => {
  expect(runPrice([3, 9], service)).toBe(12)
  expect(runPrice([1], service)).toBe(5)
  expect(runPrice([], service)).toBe(0)
})

test('a block’s price is rounded up to a whole qəpik, the voice’s factor included', () => {
  expect(blockPrice(1_000, service, 1)).toBe(60)
  expect(blockPrice(1_001, service, 1)).toBe(61)
  expect(blockPrice(1_000, service, 1.25)).toBe(75)
})

test('money on the wire and in qəpik are the same amount', () => {
  expect([qepikOf('0.45'), qepikOf('-10.00'), moneyOf(45), moneyOf(-1_000)]).toEqual([
    45,
    -1_000,
    '0.45',
    '-10.00',
  ])
  expect(() => qepikOf('0.505')).toThrow(RangeError)
})

test('nothing has no sign, and fractions of a qəpik are no money', () => {
  expect([moneyOf(0), moneyOf(-1)]).toEqual(['0.00', '-0.01'])
  expect(() => moneyOf(0.5)).toThrow(RangeError)
})

test('a long text at a dear voice is priced to the qəpik', () => {
  expect(blockPrice(3_000_000, service, 1.5)).toBe(270_000)
})

test('an emoji is one character, and space around a text is none', () => {
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
