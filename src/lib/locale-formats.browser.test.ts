import { describe, expect, test } from 'vitest'
import { formatMoney } from '#src/rules/money.ts'
import { compareTexts } from './collate.ts'
import { formatDate, formatDateTime } from './format-date.ts'
import { formatNumber } from './format-number.ts'
import { formatRelativeTime } from './format-relative-time.ts'
import { lowerCase } from './letter-case.ts'
import { matchesWords } from './match-words.ts'

// Runs in a real Chromium, which has no Azerbaijani data, while Node has.
const moment = new Date(2026, 10, 21, 14, 5)
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

describe('Azerbaijani in Chromium', () => {
  test('numbers group with a point and take a decimal comma', () => {
    expect(formatNumber(1_234_567, 'az')).toBe('1.234.567')
    expect(formatNumber(1_234.5, 'az', 1)).toBe('1.234,5')
  })
  test('money has two decimals and the sign of the manat', () => {
    expect(plain(formatMoney(123_450, 'az'))).toBe('1.234,50 ₼')
    expect(plain(formatMoney(-5, 'az'))).toBe('−0,05 ₼')
  })
  test('dates have the month in words', () => {
    expect(formatDate(moment, 'az')).toBe('21 noyabr 2026')
    expect(formatDateTime(moment, 'az')).toBe('21 noyabr 2026, 14:05')
  })
  test.each([
    [-10_000, 'indicə'],
    [-300_000, '5 dəqiqə əvvəl'],
    [7_200_000, '2 saat sonra'],
    [-90_000_000, 'dünən'],
    [90_000_000, 'sabah'],
    [-5 * 86_400_000, '5 gün əvvəl'],
    [-70 * 86_400_000, '2 ay əvvəl'],
    [-800 * 86_400_000, '2 il əvvəl'],
  ])('a moment %i ms away is %s', (distanceMs, text) => {
    expect(formatRelativeTime(moment.getTime() + distanceMs, 'az', moment.getTime())).toBe(text)
  })
  test('the alphabet has its own order', () => {
    const letters = [...'abcçdeəfgğhxıijkqlmnoöprsştuüvyz']
    expect([...letters].reverse().sort((a, b) => compareTexts(a, b, 'az'))).toEqual(letters)
  })
  test('words sort by letters, numbers by value, shorter before longer', () => {
    const words = [
      '2 fəsil',
      '10 fəsil',
      'Bakı',
      'Ev',
      'Ələt',
      'Xəzər',
      'Qəbələ',
      'Qəbələdə',
      'Şəki',
      'Zaqatala',
    ]
    expect([...words].reverse().sort((a, b) => compareTexts(a, b, 'az'))).toEqual(words)
  })
  test('the plural has one and other', () => {
    const rules = new Intl.PluralRules('az')
    expect([0, 1, 2, 5].map((count) => rules.select(count))).toEqual(['other', 'one', 'other', 'other'])
  })
})

test.each([
  ['tr', '₼1.234,50', '21 Kasım 2026', '5 dakika önce'],
  ['en', '₼1,234.50', '21 November 2026', '5 minutes ago'],
  ['ru', '1 234,50 ₼', '21 ноября 2026\u00a0г.', '5 минут назад'],
] as const)('money, date and relative time in %s', (locale, money, date, relative) => {
  expect(plain(formatMoney(123_450, locale))).toBe(money)
  expect(formatDate(moment, locale)).toBe(date)
  expect(formatRelativeTime(moment.getTime() - 300_000, locale, moment.getTime())).toBe(relative)
})

test.each([
  ['az', 'dünən', '2 gün əvvəl', '1 ay əvvəl'],
  ['tr', 'dün', 'evvelsi gün', '1 ay önce'],
  ['en', 'yesterday', '2 days ago', '1 month ago'],
  ['ru', 'вчера', 'позавчера', '1 месяц назад'],
] as const)('yesterday in %s is the day before, and 59 days ago is not last month', (locale, ...said) => {
  const now = new Date(2026, 2, 31, 10, 0).getTime()
  const [yesterday, before, month] = said
  expect(formatRelativeTime(new Date(2026, 2, 30, 9, 0), locale, now)).toBe(yesterday)
  expect(formatRelativeTime(new Date(2026, 2, 29, 11, 0), locale, now)).toBe(before)
  expect(formatRelativeTime(new Date(2026, 0, 31, 10, 0), locale, now)).toBe(month)
})

test('i keeps its dot in Azerbaijani and Turkish in both cases', () => {
  for (const locale of ['az', 'tr'] as const) {
    expect(lowerCase('İLIQ', locale)).toBe('ilıq')
    expect(matchesWords('İstanbul', ' istan ', locale)).toBe(true)
  }
})
