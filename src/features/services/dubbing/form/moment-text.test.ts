import { expect, test } from 'vitest'
import { formatDuration } from '#src/lib/format-length.ts'
import { secondsOf } from '#src/lib/typed-seconds.ts'
import { momentText } from './moment-text.ts'

const english = (value: number, digits?: number) => value.toFixed(digits)
const russian = (value: number, digits?: number) => value.toFixed(digits).replace('.', ',')

test('the field of a time shows the same moment as the rest of the page, with tenths', () => {
  for (const seconds of [0, 0.05, 10.96, 11, 59.99, 0.1 + 0.2, 65.3, 3599.95, 3661.25, 7322.9]) {
    const text = momentText(seconds, english)
    expect(text.slice(0, -2)).toBe(formatDuration(seconds))
    expect(secondsOf(text)).toBeCloseTo(Math.floor(seconds * 10 + 1e-6) / 10)
  }
  expect(momentText(10.96, english)).toBe('00:10.9')
  expect(momentText(3661.25, russian)).toBe('01:01:01,2')
})
