import { expect, test } from 'vitest'
import { addDays, addMonths, monthName, monthOf, weekdayNames, weeksOf } from './calendar.ts'

test('a month has its first and last day, also in leap years', () => {
  expect(monthOf('2024-02-10')).toEqual({ first: '2024-02-01', last: '2024-02-29' })
  expect(monthOf('2026-01-31', -1)).toEqual({ first: '2025-12-01', last: '2025-12-31' })
})

test('the 31st moved to a shorter month becomes its last day', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2026-12-15', 1)).toBe('2027-01-15')
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
})

test('weeks start on Monday and contain only the days of their month', () => {
  const weeks = weeksOf('2026-11-21')
  expect(weeks).toHaveLength(6)
  expect(weeks[0]).toEqual([undefined, undefined, undefined, undefined, undefined, undefined, '2026-11-01'])
  expect(weeks[5]?.[0]).toBe('2026-11-30')
  expect(weeks.flat().filter(Boolean)).toHaveLength(30)
})

test.each([
  ['az', 'noyabr 2026', 'B.e.'],
  ['tr', 'Kasım 2026', 'Pzt'],
  ['en', 'November 2026', 'Mon'],
  ['ru', 'ноябрь 2026', 'пн'],
] as const)('months and weekdays are named in %s', (locale, month, monday) => {
  expect(monthName('2026-11-21', locale)).toBe(month)
  expect(weekdayNames(locale)[0]?.[0]).toBe(monday)
})
