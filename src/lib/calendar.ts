import type { Locale } from '#src/config/locales.ts'
import { azMonths } from './format-date.ts'

/** A calendar day without a time, `2026-11-21`; sorts as text. */
export type Day = string

const DAY_MS = 86_400_000
const WEEK = 7

const atNoon = (day: Day) => new Date(`${day}T12:00:00Z`)
const dayOf = (date: Date): Day => date.toISOString().slice(0, 10)

export const addDays = (day: Day, days: number): Day => dayOf(new Date(atNoon(day).getTime() + days * DAY_MS))

/** Days of money are days in Baku, which has no daylight saving time. */
const BAKU_MS = 4 * 3_600_000

export const dayInBaku = (ms: number): Day => dayOf(new Date(ms + BAKU_MS))

/** First and last day of the month that is `months` away. */
export function monthOf(day: Day, months = 0): { first: Day; last: Day } {
  const date = atNoon(day)
  const first = dayOf(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1, 12)))
  const last = dayOf(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0, 12)))
  return { first, last }
}

/** The same day `months` away; the last day of a month that is too short for it. */
export function addMonths(day: Day, months: number): Day {
  const { first, last } = monthOf(day, months)
  const same = first.slice(0, 8) + day.slice(8)
  return same > last ? last : same
}

/** Weekday from 0, Monday: all languages of the product start the week on it. */
export const weekdayOf = (day: Day) => (atNoon(day).getUTCDay() + WEEK - 1) % WEEK

/** The weeks of a month, each from Monday to Sunday; undefined for days of other months. */
export function weeksOf(day: Day): Array<Array<Day | undefined>> {
  const { first, last } = monthOf(day)
  const start = addDays(first, -weekdayOf(first))
  const count = Math.ceil((weekdayOf(first) + Number(last.slice(8))) / WEEK)
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: WEEK }, (_each, place) => {
      const each = addDays(start, week * WEEK + place)
      return each < first || each > last ? undefined : each
    }),
  )
}

// Chromium has no Azerbaijani data, so az is written here.
const azWeekdays = [
  ['B.e.', 'bazar ertəsi'],
  ['Ç.a.', 'çərşənbə axşamı'],
  ['Ç.', 'çərşənbə'],
  ['C.a.', 'cümə axşamı'],
  ['C.', 'cümə'],
  ['Ş.', 'şənbə'],
  ['B.', 'bazar'],
] as const

/** 1 January 2024 was a Monday. */
const MONDAY = '2024-01-01'

/** Names of the weekdays from Monday on, short and long. */
export function weekdayNames(locale: Locale): ReadonlyArray<readonly [short: string, long: string]> {
  if (locale === 'az') return azWeekdays
  const [short, long] = (['short', 'long'] as const).map(
    (weekday) => new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { weekday, timeZone: 'UTC' }),
  )
  return Array.from({ length: WEEK }, (_, place) => {
    const date = atNoon(addDays(MONDAY, place))
    return [short?.format(date) ?? '', long?.format(date) ?? ''] as const
  })
}

/** A month with its year: `noyabr 2026`. */
export function monthName(day: Day, locale: Locale): string {
  const date = atNoon(day)
  if (locale === 'az') return `${azMonths[date.getUTCMonth()]} ${date.getUTCFullYear()}`
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return format.format(date).replace(' г.', '')
}
