import type { Locale } from '#src/config/locales.ts'

// Chromium has no Azerbaijani data ("1970 M01 1"), so az is written here.
export const azMonths = [
  ...['yanvar', 'fevral', 'mart', 'aprel', 'may', 'iyun'],
  ...['iyul', 'avqust', 'sentyabr', 'oktyabr', 'noyabr', 'dekabr'],
]

const dateFormats = new Map<string, Intl.DateTimeFormat>()

function dateFormat(locale: Locale, options: Intl.DateTimeFormatOptions) {
  const key = `${locale}${options.timeStyle}`
  const known = dateFormats.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, options)
  dateFormats.set(key, format)
  return format
}

type Moment = Date | string | number

function azDate(date: Date) {
  return `${date.getDate()} ${azMonths[date.getMonth()]} ${date.getFullYear()}`
}

export function formatTime(moment: Moment) {
  const date = new Date(moment)
  return `${String(date.getHours()).padStart(2, '0')}:${String(date.getMinutes()).padStart(2, '0')}`
}

/** A date in the customer's time zone: `21 noyabr 2026`. */
export function formatDate(moment: Moment, locale: Locale) {
  const date = new Date(moment)
  if (locale === 'az') return azDate(date)
  // In Russian "г." belongs to its year and never begins a line.
  return dateFormat(locale, { dateStyle: 'long' }).format(date).replace(' г.', '\u00a0г.')
}

export function formatDateTime(moment: Moment, locale: Locale) {
  return `${formatDate(moment, locale)}, ${formatTime(moment)}`
}
