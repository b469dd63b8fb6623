import { expect, test } from 'vitest'
import { formatMinutesSeconds } from './format-duration.ts'
import { formatDuration, formatHoursMinutesSeconds, formatLength, lengthSeconds } from './format-length.ts'

test.each([
  [0, '00:00', '00:00:00'],
  [59.9, '00:59', '00:00:59'],
  [60, '01:00', '00:01:00'],
  [3_599, '59:59', '00:59:59'],
  [3_600, '60:00', '01:00:00'],
  [360_061, '6001:01', '100:01:01'],
  [-1, '00:00', '00:00:00'],
  [Number.NaN, '00:00', '00:00:00'],
  [Number.POSITIVE_INFINITY, '00:00', '00:00:00'],
])('a length of %d seconds is written as %s or %s', (seconds, short, long) => {
  expect(formatMinutesSeconds(seconds)).toBe(short)
  expect(formatHoursMinutesSeconds(seconds)).toBe(long)
})

test('a length of an hour or more shows hours', () => {
  expect(formatDuration(3_599)).toBe('59:59')
  expect(formatDuration(3_600)).toBe('01:00:00')
})

test('a length is rounded to the nearest second, and a short sound is never zero', () => {
  expect([2.93, 3.33, 0.4, 0].map(lengthSeconds)).toEqual([3, 3, 1, 0])
  expect([6.73, 0.4, 3_599.7].map(formatLength)).toEqual(['00:07', '00:01', '01:00:00'])
})
