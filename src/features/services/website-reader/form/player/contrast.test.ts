import { expect, test } from 'vitest'
import { contrast, MIN_CONTRAST, nearestPassing } from './contrast.ts'

test('contrast follows WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 2)
  expect(contrast('#abcdef', '#abcdef')).toBe(1)
})

test.each([
  ['#bbbbbb', ['#ffffff'], MIN_CONTRAST.text],
  ['#ffd400', ['#ffffff'], MIN_CONTRAST.accent],
  ['#333333', ['#16201d'], MIN_CONTRAST.text],
  ['#e8e8e8', ['#ffffff', '#16201d'], MIN_CONTRAST.accent],
])('the colour %s on %s is adjusted to a contrast of %d', (colour, others, least) => {
  const found = nearestPassing(colour, others, least) ?? colour
  for (const other of others) expect(contrast(found, other)).toBeGreaterThanOrEqual(least)
})

test('a sufficient colour is unchanged; an impossible one is not offered', () => {
  expect(nearestPassing('#17211d', ['#ffffff'], MIN_CONTRAST.text)).toBe('#17211d')
  expect(nearestPassing('#808080', ['#ffffff', '#000000'], 7)).toBeUndefined()
})
